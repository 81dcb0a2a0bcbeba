import { noticeText } from '../../../src/copy/notices.ts'
import type { TabName } from './moves.ts'
import type { Requests } from './requests.ts'

/** The notices of success, each with the change that the API must have acknowledged. */
const causes = {
  'profile completed': /^PUT .users.update$/,
  'profile updated': /^PUT .users.update$/,
  'issue reported': /^POST .users.report-bug$/,
} as const

/** Finds notices of success that no answer of the API explains. */
export type SuccessNotices = ReturnType<typeof watchSuccessNotices>

/** Watches the notices of success of each tab. */
export const watchSuccessNotices = ({ changes }: Requests) => {
  const shown: Record<TabName, readonly string[]> = { a: [], b: [] }
  const explaining = new Set<unknown>()

  /** An acknowledged change of this kind that has not explained a notice before. */
  const takeCause = (tab: TabName, kind: RegExp) => {
    const causing = changes.filter(
      (each) =>
        each.tab === tab &&
        kind.test(each.what) &&
        [200, 201].includes(Number(each.status)) &&
        !explaining.has(each),
    )
    for (const each of causing) explaining.add(each)
    return causing.length > 0
  }

  return {
    /** The first notice that has appeared on a tab since the last call without such an answer. */
    unexplained: (tab: TabName, text: string): string | undefined => {
      const now = Object.entries(causes)
        .map(([key, kind]) => ({ notice: noticeText(key as keyof typeof causes).text, kind }))
        .filter(({ notice }) => text.includes(notice))
      const before = shown[tab]
      shown[tab] = now.map(({ notice }) => notice)
      return now.find(({ notice, kind }) => !before.includes(notice) && !takeCause(tab, kind))
        ?.notice
    },
  }
}
