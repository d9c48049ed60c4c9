import { useNewVersion } from './offline.ts'
import { useSpeech } from './speech.ts'

export function NewVersion() {
  const { say } = useSpeech()
  const takeOver = useNewVersion()
  return (
    <div role="status">
      {takeOver && (
        <div className="notice">
          {say('home.newVersion')}
          <button type="button" className="button main" onClick={takeOver}>
            {say('home.newVersion.load')}
          </button>
        </div>
      )}
    </div>
  )
}
