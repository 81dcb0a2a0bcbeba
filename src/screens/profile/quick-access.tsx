import { profileCopy } from '../../copy/profile.ts'
import { CardGrid } from '../../design/card/card-grid.tsx'
import { InfoCard } from '../../design/card/info-card.tsx'
import { aiEventPlannerIcon } from '../../design/icon/ui/ai-event-planner.gen.ts'
import { chatIcon } from '../../design/icon/ui/chat.gen.ts'
import { contactManagementIcon } from '../../design/icon/ui/contact-management.gen.ts'
import { eventHistoryIcon } from '../../design/icon/ui/event-history.gen.ts'
import { Stack } from '../../design/layout/stack.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'

const { chat, eventHistory, aiEventPlanner, contactManagement } = profileCopy.cards

export function QuickAccess() {
  return (
    <section aria-labelledby="quick-access">
      <Stack space="5">
        <Stack space="1">
          <Heading level={2} size="heading" id="quick-access">
            {profileCopy.quickAccess}
          </Heading>
          <Text size="body" tone="secondary">
            {profileCopy.quickAccessLead}
          </Text>
        </Stack>
        <CardGrid>
          <InfoCard icon={chatIcon} tone="wisteria" title={chat.title}>
            {chat.text}
          </InfoCard>
          <InfoCard icon={eventHistoryIcon} tone="marigold" title={eventHistory.title}>
            {eventHistory.text}
          </InfoCard>
          <InfoCard icon={aiEventPlannerIcon} tone="shoot" title={aiEventPlanner.title}>
            {aiEventPlanner.text}
          </InfoCard>
          <InfoCard icon={contactManagementIcon} tone="clay" title={contactManagement.title}>
            {contactManagement.text}
          </InfoCard>
        </CardGrid>
      </Stack>
    </section>
  )
}
