import { modelOf } from '../model/model.ts'
import { landingMachine } from './landing-machine.ts'
import type { Panel } from './panels.ts'

const toPanel = <Type extends string>(type: Type) => {
  const to = (panel: Panel) => ({ type, panel })
  return { 'the hero': to(0), 'Key Features': to(1), 'Why Us': to(2), Download: to(3) }
}

/** The landing page with everything that a hand, a browser or a window can do to it. */
export const landingModel = modelOf({
  machine: landingMachine,
  question: 'Which panel shows?',
  inputs: { 'a visitor': undefined },
  events: {
    'step requested': {
      forward: { type: 'step requested', direction: 'forward' },
      backward: { type: 'step requested', direction: 'backward' },
    },
    'jump requested': toPanel('jump requested'),
    'panel came into view': toPanel('panel came into view'),
    'mode changed': {
      'to snapping': { type: 'mode changed', mode: 'snapping' },
      'to ordinary': { type: 'mode changed', mode: 'ordinary' },
    },
    'motion changed': {
      'to calm': { type: 'motion changed', isCalm: true },
      'to lively': { type: 'motion changed', isCalm: false },
    },
  },
  outcomes: {},
  invariants: {
    'no move scrolls twice': ({ justNow }) =>
      justNow.emitted.filter(({ type }) => type === 'scroll to panel').length <= 1,
    'a jump has a goal ahead, and nothing else has': ({ snapshot }) =>
      snapshot.matches({ snapping: 'jumping' }) ===
      (snapshot.context.goal !== snapshot.context.panel),
    'whoever prefers reduced motion sees none': ({ snapshot, justNow }) =>
      !snapshot.context.isCalm ||
      justNow.emitted.every((wish) => !('atOnce' in wish) || wish.atOnce === true),
    'what came into view is never scrolled to': ({ justNow }) =>
      justNow.sent['panel came into view'] === undefined ||
      justNow.emitted.every(({ type }) => type !== 'scroll to panel'),
  },
})
