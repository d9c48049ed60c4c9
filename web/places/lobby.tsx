import { Lobby } from '../online/lobby/lobby.tsx'
import { WithServer } from '../online/with-server.tsx'

export default function LobbyPlace() {
  return (
    <WithServer>
      <Lobby />
    </WithServer>
  )
}
