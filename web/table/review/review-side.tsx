import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

interface Tab {
  readonly name: string
  readonly label: string
  readonly content: ReactNode
}

/** Beside the board: the review, and behind tabs what else stands there. */
export function ReviewSide({ tabs, label }: { readonly tabs: readonly Tab[]; readonly label: string }) {
  const [name, setName] = useState(tabs[0].name)
  const id = useId()
  const chosen = tabs.find((tab) => tab.name === name) ?? tabs[0]
  const step = (event: KeyboardEvent<HTMLDivElement>): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(chosen) + by + tabs.length) % tabs.length]
    setName(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }
  return (
    <aside className="side review-side">
      <div className="tabs-line" role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => setName(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        className="review-tab"
        data-tab={chosen.name}
        aria-labelledby={`${id}-${chosen.name}`}
      >
        {chosen.content}
      </div>
    </aside>
  )
}
