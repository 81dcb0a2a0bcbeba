import type { ReactNode } from 'react'
import { Center } from '../../design/layout/center.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'

type ErrorPageProps = {
  art: ReactNode
  heading: string
  headingSize: 'heading' | 'title' | 'display'
  text?: string
  action: ReactNode
  children?: ReactNode
}

/** The layout of an error page: an illustration, what happened, and an action. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <Center>
      <Stack space="6" align="center">
        {props.art}
        <Stack space="3">
          <Heading level={1} size={props.headingSize} align="center" tabIndex={-1}>
            {props.heading}
          </Heading>
          {props.text && (
            <Text
              size={props.headingSize === 'display' ? 'lead' : 'body'}
              tone="secondary"
              align="center"
            >
              {props.text}
            </Text>
          )}
        </Stack>
        {props.action}
        {props.children}
      </Stack>
    </Center>
  )
}
