import { Stack } from '../../src/design/layout/stack.tsx'
import { TextLink } from '../../src/design/link/text-link.tsx'
import { Message } from '../../src/design/message/message.tsx'
import { Heading } from '../../src/design/text/heading.tsx'
import { Text } from '../../src/design/text/text.tsx'
import type { Group } from './entry.ts'
import { hashOf, titleOf } from './entry-ref.ts'
import { texts } from './texts.ts'

type Props = {
  groups: readonly Group[]
  /** The window's URL names no entry. */
  unknown: boolean
}

/** All entries with their purpose. */
export function Overview({ groups, unknown }: Props) {
  return (
    <Stack space="8">
      <Stack space="3">
        <Heading level={1} size="title">
          {texts.heading}
        </Heading>
        <Text size="lead" tone="secondary">
          {texts.lead}
        </Text>
        {unknown && <Message tone="info">{texts.unknown}</Message>}
      </Stack>
      {groups.map(({ title, entries }) => (
        <Stack key={title} as="section" space="4">
          <Heading level={2} size="heading">
            {title}
          </Heading>
          <Stack as="ul" space="3">
            {Object.entries(entries).map(([id, { purpose }]) => (
              <Text key={id} size="body" tone="secondary" as="li">
                <TextLink href={hashOf({ id, state: null })}>{titleOf(id)}</TextLink> {purpose}
              </Text>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}
