import { replay } from 'statewalk'
import { noBlocks } from '../../../machines/navigation-blocker/navigation-blocker-events.ts'
import { pageHostModel } from '../../../machines/page-host/page-host-model.ts'
import { walkMachine } from '../../support/paths/walk-machine.ts'

export const loaded = 'load page: is loaded'
export const requests = (page: string) => `page requested (${page})`
export const enters = (page: string) => `route entered (${page})`

/** The moves that open a page. */
export const opens = (page: string) => [requests(page), loaded, enters(page)]

/** The end of a path. */
export const host = (...moves: string[]) => walkMachine(pageHostModel, 'a new tab', ...moves)

/** Whether a move has any effect. */
export const isChangedBy = (move: string, ...moves: string[]) =>
  replay(pageHostModel, { input: 'a new tab', moves })
    .possibleMoves()
    .moves.some(({ name }) => name === move)

/** The services that the last move starts. */
export const startedBy = (...moves: string[]) =>
  replay(pageHostModel, { input: 'a new tab', moves }).lastStep().counts.started

/** A page in the context of the host. */
export const openPage = (number: number, page: string, changes: object = {}) => ({
  id: `page ${number}`,
  page,
  key: page,
  blocks: noBlocks,
  ended: false,
  ...changes,
})

/** The message to the navigation blocker about a page that is shown. */
export const shown = (blocks: object = noBlocks) => ({ type: 'page shown', blocks })
