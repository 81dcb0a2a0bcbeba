import { profileCopy } from '../../copy/profile.ts'
import { CardGrid } from '../../design/card/card-grid.tsx'
import { InfoCard } from '../../design/card/info-card.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Heading } from '../../design/text/heading.tsx'

const { chat, eventHistory, aiEventPlanner, contactManagement } = profileCopy.cards

export function QuickAccess() {
  return (
    <section aria-labelledby="quick-access">
      <Stack space="5">
        <Heading level={2} size="heading" id="quick-access">
          {profileCopy.quickAccess}
        </Heading>
        <CardGrid>
          <InfoCard icon="chat" tone="wisteria" title={chat.title}>
            {chat.text}
          </InfoCard>
          <InfoCard icon="eventHistory" tone="marigold" title={eventHistory.title}>
            {eventHistory.text}
          </InfoCard>
          <InfoCard icon="aiEventPlanner" tone="shoot" title={aiEventPlanner.title}>
            {aiEventPlanner.text}
          </InfoCard>
          <InfoCard icon="contactManagement" tone="clay" title={contactManagement.title}>
            {contactManagement.text}
          </InfoCard>
        </CardGrid>
      </Stack>
    </section>
  )
}
