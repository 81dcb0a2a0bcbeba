import { profileCopy as copy } from '../../copy/profile.ts'
import { CardGrid } from '../../design/card/card-grid.tsx'
import { InfoCard } from '../../design/card/info-card.tsx'
import { aiEventPlannerIcon } from '../../design/icon/ui/ai-event-planner.gen.ts'
import { chatIcon } from '../../design/icon/ui/chat.gen.ts'
import { contactManagementIcon } from '../../design/icon/ui/contact-management.gen.ts'
import { eventHistoryIcon } from '../../design/icon/ui/event-history.gen.ts'
import { Stack } from '../../design/layout/stack.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'

export function QuickAccess() {
  return (
    <section aria-labelledby="quick-access">
      <Stack space="5">
        <Stack space="1">
          <Heading level={2} size="heading" id="quick-access">
            {copy.quickAccess}
          </Heading>
          <Text size="body" tone="secondary">
            {copy.quickAccessLead}
          </Text>
        </Stack>
        <CardGrid>
          <InfoCard icon={chatIcon} tone="wisteria" {...copy.cards.chat} />
          <InfoCard icon={eventHistoryIcon} tone="marigold" {...copy.cards.eventHistory} />
          <InfoCard icon={aiEventPlannerIcon} tone="shoot" {...copy.cards.aiEventPlanner} />
          <InfoCard icon={contactManagementIcon} tone="clay" {...copy.cards.contactManagement} />
        </CardGrid>
      </Stack>
    </section>
  )
}
