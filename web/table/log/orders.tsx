import type { StandingOrder } from '@sternentisch/grammar'
import { changeSettings, useSettings } from '../../shell/settings.ts'
import { Switch } from '../../shell/switch.tsx'
import type { Speech } from '../../text/index.ts'

/** What the table may decide by itself in this game; it holds for every match on this device. */
export function Orders({
  orders,
  speech,
  onChange,
}: {
  readonly orders: readonly StandingOrder[]
  readonly speech: Speech
  onChange(): void
}) {
  const { orders: given } = useSettings()
  const words = { on: speech.say('home.set.on'), off: speech.say('home.set.off') }
  return orders.map((order) => (
    <Switch
      key={order.name}
      label={order.label(speech)}
      why={order.why(speech)}
      on={given.includes(order.name)}
      words={words}
      onChange={(on) => {
        const others = given.filter((each) => each !== order.name)
        changeSettings({ orders: on ? [...others, order.name] : others })
        onChange()
      }}
    />
  ))
}
