import { Spot } from '@sternentisch/grammar'
import { nameAt } from '@sternentisch/kernel'
import { callSign } from '../../reading/faces.ts'
import { squadronWith } from '../../reading/squadrons.ts'
import { effectId } from '../../reading/symbols.ts'
import { aims } from '../../rules/effects.ts'
import { writeSector } from '../../rules/notation.ts'
import { Damage, Letter } from '../art/marks.tsx'
import { Pictogram } from '../art/pictograms.tsx'
import { useTable } from '../table/context.ts'
import { type Link, type Rest, restsIn } from './chain.ts'
import { Consequences } from './consequences.tsx'
import './chain.css'

/** The chain in words; each effect has the letter that stands on its half on the board. */
export function ChainPanel() {
  const { view, foresight, speech, chain } = useTable()
  if (!chain) return null
  const { at: now, running, links, ahead } = chain
  return (
    <aside className="sf-chain" aria-label={speech.say('starfighter.board.chain')}>
      <header>
        <h3>{speech.say('starfighter.board.chain')}</h3>
        <span>
          {running
            ? speech.say('starfighter.board.chain.running', { n: now, all: links.length })
            : speech.say('starfighter.board.preview')}
        </span>
      </header>
      {!running && <Consequences />}
      <ol>
        {links.map((link, at) => (
          <Row key={`${link.handle} ${link.half} ${at}`} link={link} />
        ))}
        {running && restsIn(view).map((rest) => <Salvo key={`${rest.seat}`} {...rest} />)}
      </ol>
      {running && foresight && (
        <div className="sf-chain-ahead">
          <Consequences />
          <ol>
            {ahead.map((link, at) => (
              <Row key={`${link.handle} ${link.half} ${at}`} link={link} quiet />
            ))}
          </ol>
        </div>
      )}
      {!running && links.length === 0 && !foresight?.unknown && (
        <p className="sf-chain-none">{speech.say('starfighter.board.chain.none')}</p>
      )}
    </aside>
  )
}

function Row({ link, quiet = false }: { readonly link: Link; readonly quiet?: boolean }) {
  const { view, kit, names, speech, asked, foresight } = useTable()
  const { standing, effect, half, handle, seat } = link
  const symbol = effectId(effect)
  const card = squadronWith(view, handle) ?? (foresight?.after ? squadronWith(foresight.after, handle) : null)
  const where = speech.say(half === 0 ? 'starfighter.board.upperHalf' : 'starfighter.board.lowerHalf', {
    // A card that has rolled over shows its back, and the effect was on its front.
    card: (card && callSign(kit, card.front)) || '–',
    at: card ? writeSector(card.seat, card.sector) : '',
  })
  const name = speech.say(`starfighter.effect.${symbol}`)
  // What needs no target happens by itself.
  const told = standing === 'now' && !aims(effect) ? 'would' : standing
  const state =
    (told === 'now' || told === 'choose') && seat !== view.viewer
      ? speech.say('starfighter.board.link.they', { who: nameAt(names, seat) })
      : speech.say(`starfighter.board.link.${told}`)
  const content = (
    <>
      <span className="sf-link-sign">
        <Pictogram symbol={symbol} size={quiet ? 26 : 30} />
        <Letter letter={link.letter} />
      </span>
      <span className="sf-link-words">
        <b>{name}</b>
        <em>{where}</em>
      </span>
      <span className="sf-link-state">{state}</span>
    </>
  )
  const className = `sf-link sf-link-${standing}`
  if (standing === 'choose' && asked === 'first' && !quiet)
    return (
      <li>
        <Spot
          className={className}
          parts={[half === 0 ? 'upper' : 'lower']}
          label={speech.say('starfighter.board.link.first', { effect: name, where })}
          why={`first ${half === 0 ? 'u' : 'l'}`}
        >
          {content}
        </Spot>
      </li>
    )
  return (
    <li className={className} title={speech.say(`starfighter.does.${symbol}`)}>
      {content}
    </li>
  )
}

/** A salvo that goes on when the chain is over (SF-5.6). */
function Salvo({ seat, sector, left }: Rest) {
  const { speech } = useTable()
  return (
    <li className="sf-link sf-link-waits">
      <span className="sf-link-sign">
        <Damage size={24} />
      </span>
      <span className="sf-link-words">
        <b>{speech.say('starfighter.board.salvo')}</b>
        <em>{speech.say('starfighter.board.salvoLeft', { n: left, at: writeSector(seat, sector) })}</em>
      </span>
      <span className="sf-link-state">{speech.say('starfighter.board.link.waits')}</span>
    </li>
  )
}
