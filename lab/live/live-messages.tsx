import type { AnyModel } from 'statewalk'
import { delayNamesOf } from 'statewalk/internal'
import type { LiveMessage } from '../../machines/live/live-system.ts'
import { labCopy } from '../copy.ts'
import { SequenceView } from '../parts/sequence-view.tsx'
import { liveSequence } from './live-sequence.ts'
import type { ActorKey, LivePage } from './pages.ts'

type Props = {
  models: readonly AnyModel[]
  page: LivePage
  /** Whether to show only the messages from and to the followed actor. */
  isOwn: boolean
  followed: ActorKey
  onFollow: (chosen: ActorKey) => void
}

/** The messages between the actors of a page. Those of the followed actor are marked; a press follows the receiver. */
export function LiveMessages({ models, page, isOwn, followed, onFollow }: Props) {
  const { nodes, messages } = page.system
  const ofFollowed = ({ from, to }: LiveMessage) => from === followed.actor || to === followed.actor
  const shown = isOwn ? messages.filter(ofFollowed) : messages
  const timers = new Map(models.map(({ machine }) => [machine.id, delayNamesOf(machine)]))
  return (
    <SequenceView
      label={labCopy.live.sequence}
      sequence={liveSequence(
        { nodes, messages: shown },
        (machine, event) => timers.get(machine)?.get(event) ?? null,
        labCopy.live.sequenceTexts,
      )}
      isCurrent={({ step }) => {
        const message = shown[step]
        return !isOwn && message !== undefined && ofFollowed(message)
      }}
      onStep={(step) => {
        const to = shown[step]?.to
        if (page.actors.some(({ id }) => id === to)) onFollow({ page: page.id, actor: to ?? '' })
      }}
    />
  )
}
