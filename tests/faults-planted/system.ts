import { modelOf, type PlantedFault } from './planted-fault.ts'

const system = 'tests/system/system.test.ts'
const root = 'machines/app/app-machine.ts'
const access = 'machines/app/access.ts'
const signedIn = 'machines/session/session-signed-in.ts'
const host = 'machines/page-host/page-host-machine.ts'
const hostSetup = 'machines/page-host/page-host-setup.ts'
const blocker = 'machines/navigation-blocker/navigation-blocker-machine.ts'

/** Faults where machines join: the root, the page host, the navigation blocker and the access to pages. */
export const systemFaults: readonly PlantedFault[] = [
  {
    title: 'the banner of a removed password stays after the logout',
    file: root,
    find: "'session ended': forwardTo('password removed'),",
    replace: "'session ended': {},",
    near: [system],
  },
  {
    title: 'the discarded changes are not reported to the blocker',
    file: 'machines/profile-form/profile-form-setup.ts',
    find: "sendTo(navigationBlocker, { type: 'changes discarded' })",
    replace: "sendTo(navigationBlocker, { type: 'changes kept' })",
    near: ['tests/system/system-reductions.test.ts'],
  },
  {
    title: 'the request to leave goes back to the blocker, so the member is never asked',
    file: blocker,
    find: "sendTo(pageHost, { type: 'leave requested' })",
    replace: "sendTo(pageHost, { type: 'back pressed' })",
    near: [system],
  },
  {
    title: 'a page that waits for the session gets no answer if the session fails to open',
    file: signedIn,
    find: "tags: ['failed'],\n      entry: answerNotOpened(),",
    replace: "tags: ['failed'],",
    ...modelOf('session'),
  },
  {
    title: 'the blocker keeps the unsaved changes of the page before',
    file: hostSetup,
    find: "type: 'page shown', blocks: blocksOf(context.current)",
    replace: "type: 'blocking changed', blocks: blocksOf(context.current)",
    near: [system],
  },
  {
    title: 'the blocker gets no unsaved changes, so they are lost without a question',
    file: hostSetup,
    find: "type: 'blocking changed',\n        blocks: blocksOf(context.current),",
    replace: "type: 'blocking changed',\n        blocks: noBlocks,",
    near: [system],
  },
  {
    title: 'every notice is shown twice',
    file: root,
    find: "[withEvent('log failure'), emitEvent()]",
    replace: "[withEvent('log failure'), emitEvent(), emitEvent()]",
    near: [system],
  },
  {
    title: 'every navigation request is performed twice',
    file: root,
    find: 'navigate: { actions: emitEvent() },',
    replace: 'navigate: { actions: [emitEvent(), emitEvent()] },',
    near: [system],
  },
  {
    title: 'a logout discards unsaved changes without a question',
    file: root,
    find: "'navigation attempted': forwardTo('navigation blocker'),",
    replace: `'navigation attempted': [
          {
            guard: ({ event }) => event.navigation.kind === 'logout',
            actions: sendTo('session', { type: 'logout requested' as const }),
          },
          forwardTo('navigation blocker'),
        ],`,
    near: [system],
  },
  {
    title: 'the site goes on without a page host that has crashed',
    file: root,
    find: "systemId: 'pageHost', onError: crash() }",
    replace: "systemId: 'pageHost', onError: { actions: crash().actions } }",
    near: [system],
  },
  {
    title: 'after a crash the site starts again with the session of its start',
    file: root,
    find: "target: 'broken' as const,",
    replace: "target: 'running' as const,\n    reenter: true,",
    near: [system],
  },
  {
    title: 'a broken site still forwards the requests of the router',
    file: root,
    find: 'broken: {},',
    replace: "broken: { on: { 'page requested': forwardTo('page host') } },",
    near: [system],
  },
  {
    title: 'the page of a former member is hidden, but keeps running',
    file: hostSetup,
    find: 'for (const open of [current, next]) if (open && isMemberPage(open)) enqueue.stopChild(open.id)',
    replace: '',
    near: [system],
  },
  {
    title: 'the next page of a former member keeps running',
    file: hostSetup,
    find: 'for (const open of [current, next]) if (open && isMemberPage(open)) enqueue.stopChild(open.id)',
    replace: 'if (current && isMemberPage(current)) enqueue.stopChild(current.id)',
    near: [system],
  },
  {
    title: 'a page keeps running after a navigation',
    file: hostSetup,
    find: 'if (current) enqueue.stopChild(current.id)',
    replace: '',
    near: [system],
  },
  {
    title: 'the page of a superseded navigation keeps running',
    file: hostSetup,
    find: 'if (next) enqueue.stopChild(next.id)',
    replace: '',
    near: [system],
  },
  {
    title: 'another member opens a page, and the host looks at the access of the page before',
    file: hostSetup,
    find: '&& isMemberPage(context.requested)',
    replace: '&& isMemberPage(context.current)',
    ...modelOf('page-host'),
  },
  {
    title: 'a page without an actor leaves the blocker with the unsaved changes of the page before',
    file: host,
    find: "['close current', 'clear requested', 'notify page shown']",
    replace: "['close current', 'clear requested']",
    near: [system],
  },
  {
    title: 'the blocker is notified of a page before the page is shown',
    file: host,
    find: "['close current', 'show next', 'notify page shown']",
    replace: "['notify page shown', 'close current', 'show next']",
    near: [system],
  },
  {
    title: '/verify-email of another email does not learn that a member has signed in',
    file: host,
    find: "          withEvent('forward to both pages'),",
    replace: '',
    near: [system],
  },
  {
    title: 'a message is sent to a page that has ended',
    file: hostSetup,
    find: 'if (current && !current.ended) enqueue',
    replace: 'if (current) enqueue',
    near: [system],
  },
  {
    title: 'a page that has ended still blocks navigation',
    file: hostSetup,
    find: '{ ended: true, blocks: noBlocks }',
    replace: '{ ended: true }',
    near: [system],
  },
  {
    title: 'a page that opens with unsaved changes is left without a question',
    file: hostSetup,
    find: "type: 'page shown', blocks: blocksOf(context.current)",
    replace: "type: 'page shown', blocks: noBlocks",
    near: [system],
  },
  {
    title: 'a page that waits for the member is never shown',
    file: host,
    find: "['close current', 'set entered', 'notify page shown']",
    replace: "['close current', 'notify page shown']",
    near: [system],
  },
  {
    title: 'a page that waits for the member is not loaded when the record comes',
    file: host,
    find: "target: 'loading',\n              actions: withEvent('set member')",
    replace: "actions: withEvent('set member')",
    near: [system],
  },
  {
    title: 'a page of the next member opens with the record of the previous one',
    file: hostSetup,
    find: "'set member': assign((_, { identity, member }: MemberChange) => ({ identity, member }))",
    replace:
      "'set member': assign(({ context }, { identity, member }: MemberChange) => ({ identity, member: member ?? context.member }))",
    near: [system],
  },
  {
    title: 'a page opens with the return path and the email of the page before',
    file: hostSetup,
    find: "'set requested': assign((_, { page, key, location }: PageRequest) => ({\n      requested: { page, key, location },",
    replace:
      "'set requested': assign(({ context }, { page, key, location }: PageRequest) => ({\n      requested: { page, key, location: context.requested?.location ?? location },",
    near: [system],
  },
  {
    title: 'a page replaces the current one before the router has entered its route',
    file: hostSetup,
    find: '      entered: false,\n',
    replace: '',
    near: [system],
  },
  {
    title: 'a member who keeps the changes is not asked the next time',
    file: blocker,
    find: "'changes kept': { target: 'free', actions: 'clear pending' }",
    replace: "'changes kept': { actions: 'clear pending' }",
    near: [system],
  },
  {
    title: 'the pending navigation is cleared before it is resumed',
    file: blocker,
    find: "['clear blocks', 'resume navigation', 'clear pending']",
    replace: "['clear blocks', 'clear pending', 'resume navigation']",
    near: [system],
  },
  {
    title: 'the question about unsaved changes outlives its page, so every link is blocked',
    file: blocker,
    find: "target: '.free',",
    replace: '',
    near: [system],
  },
  {
    title: 'a member who discards the changes to follow a link is logged out',
    file: blocker,
    find: "context.pending?.kind === 'logout'",
    replace: 'context.pending !== null',
    near: [system],
  },
  {
    title: 'one blocked navigation blocks all that follow',
    file: blocker,
    find: "{ actions: 'allow navigation' },",
    replace: '{},',
    near: [system],
  },
  {
    title: 'a page for visitors opens while a member is signing in',
    file: access,
    find: "access === 'anyone' || isSettled(session)",
    replace: "access === 'anyone' || !session.hasTag('restoring')",
    near: [system],
  },
]
