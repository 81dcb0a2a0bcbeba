import { modelOf } from '../model-of.ts'
import { landingMachine } from './landing-machine.ts'
import type { Panel } from './panels.ts'

const toPanel = <Type extends string>(type: Type) => {
  const to = (panel: Panel) => ({ type, panel })
  return { 'the hero': to(0), 'Key Features': to(1), 'Why Us': to(2), Download: to(3) }
}

export const landingModel = modelOf({
  machine: landingMachine,
  question: 'Which panel is shown?',
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
      'to native scrolling': { type: 'mode changed', mode: 'native scrolling' },
    },
    'motion changed': {
      'to reduced': { type: 'motion changed', reducedMotion: true },
      'to full': { type: 'motion changed', reducedMotion: false },
    },
  },
  outcomes: {},
  invariants: {
    'an event scrolls at most once': ({ justNow }) =>
      justNow.emitted.filter(({ type }) => type === 'scroll to panel').length <= 1,
    'a step moves by one panel in its direction, and not beyond the ends (4)': ({
      snapshot: { context },
      last: { event, before },
    }) =>
      !before ||
      event?.type !== 'step requested' ||
      context.panel ===
        Math.min(Math.max(before.context.panel + (event.direction === 'forward' ? 1 : -1), 0), 3),
    'a jump ends at the panel that was chosen (4)': ({ snapshot, last: { before }, justNow }) =>
      !before?.matches('snapping') ||
      !justNow.emitted.some(({ type }) => type === 'jump ended') ||
      snapshot.context.panel === snapshot.context.goal,
    'a scroll moves by one panel, unless motion is reduced (4)': ({
      snapshot: { context },
      last: { before },
      justNow,
    }) =>
      !before?.matches('snapping') ||
      context.reducedMotion ||
      Math.abs(context.panel - before.context.panel) <= 1 ||
      justNow.sent['panel came into view'] === 1,
    'only a jump has a goal other than the current panel': ({ snapshot }) =>
      snapshot.matches({ snapping: 'jumping' }) ===
      (snapshot.context.goal !== snapshot.context.panel),
    'with reduced motion every scroll is instant': ({ snapshot, justNow }) =>
      !snapshot.context.reducedMotion ||
      justNow.emitted.every((command) => !('instant' in command) || command.instant === true),
    'a panel that came into view causes no scroll': ({ justNow }) =>
      justNow.sent['panel came into view'] === undefined ||
      justNow.emitted.every(({ type }) => type !== 'scroll to panel'),
  },
  temporalRules: {
    'no scroll within 1000 ms after a step or a jump': {
      after: { entered: 'snapping.cooling down' },
      never: { emitted: 'scroll to panel' },
      for: { ms: 1_000 },
      until: [{ sent: 'window resized' }, { sent: 'mode changed' }],
    },
    'a further step of a jump follows after 1200 ms (9)': {
      after: { entered: 'snapping.jumping.pausing' },
      never: { emitted: 'scroll to panel' },
      for: { ms: 1_200 },
      until: [
        { sent: 'window resized' },
        { sent: 'mode changed' },
        { sent: 'panel came into view' },
      ],
    },
    'a jump ends after two intervals at most': {
      after: { entered: 'snapping.jumping' },
      expect: [
        { emitted: 'jump ended' },
        { sent: 'panel came into view' },
        { sent: 'mode changed' },
      ],
      within: { ms: 2_400 },
    },
  },
})
