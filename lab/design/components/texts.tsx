import { interestNames } from '../../../machines/interest-names.gen.ts'
import { brand } from '../../../src/copy/brand.ts'
import { heroCopy } from '../../../src/copy/landing.ts'
import { testimonialCopy } from '../../../src/copy/login.ts'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import { threeStepsCopy } from '../../../src/copy/sign-up.ts'
import { socialCopy } from '../../../src/copy/social.ts'
import { Quote } from '../../../src/design/dark-panel/quote.tsx'
import { Steps } from '../../../src/design/dark-panel/steps.tsx'
import { OrDivider } from '../../../src/design/divider/or-divider.tsx'
import { everyUiIcon } from '../../../src/design/icon/every-ui-icon.gen.ts'
import { Icon } from '../../../src/design/icon/icon.tsx'
import { InterestIcon } from '../../../src/design/icon/interest-icon.tsx'
import { Inline } from '../../../src/design/layout/inline.tsx'
import { Stack } from '../../../src/design/layout/stack.tsx'
import { Logo } from '../../../src/design/logo/logo.tsx'
import { PersonLine } from '../../../src/design/portrait/person-line.tsx'
import { priya } from '../../../src/design/portrait/priya.tsx'
import { BreakableText } from '../../../src/design/text/breakable-text.tsx'
import { Heading } from '../../../src/design/text/heading.tsx'
import { Strong } from '../../../src/design/text/strong.tsx'
import { Tally } from '../../../src/design/text/tally.tsx'
import { Text } from '../../../src/design/text/text.tsx'
import { Unbroken } from '../../../src/design/text/unbroken.tsx'
import { VisuallyHidden } from '../../../src/design/text/visually-hidden.tsx'
import { LatticePanel } from '../../../src/design/vine/lattice-panel.tsx'
import type { Entries } from '../entry.ts'

const person = <PersonLine of={priya} name={testimonialCopy.name} about={testimonialCopy.role} />

export const texts = {
  heading: {
    purpose: 'A heading: its level is its place in the outline, its size its role in the scale.',
    states: {
      sizes: () => (
        <Stack space="5">
          {(['hero', 'display', 'title', 'heading', 'subheading'] as const).map((size) => (
            <Heading key={size} level={2} size={size}>
              {heroCopy.headline}
            </Heading>
          ))}
        </Stack>
      ),
    },
  },
  'breakable-text': {
    purpose: 'A text whose email addresses break at their words in a narrow line.',
    states: {
      'narrow-line': () => (
        <div style={{ inlineSize: '8rem' }}>
          <BreakableText>maya.okafor@mail.example.org</BreakableText>
        </div>
      ),
    },
  },
  text: {
    purpose: 'Running text in one role of the type scale.',
    states: {
      sizes: () => (
        <Stack space="4">
          {(['lead', 'body', 'bodyStrong', 'small', 'caption', 'micro'] as const).map((size) => (
            <Text key={size} size={size}>
              {preferencesCopy.lead}
            </Text>
          ))}
        </Stack>
      ),
      tones: () => (
        <Stack space="4">
          {(['primary', 'secondary', 'muted', 'accent', 'danger'] as const).map((tone) => (
            <Text key={tone} size="body" tone={tone}>
              {preferencesCopy.lead}
            </Text>
          ))}
        </Stack>
      ),
    },
  },
  strong: {
    purpose: 'Emphasised text.',
    states: {
      rest: () => (
        <Text size="body" tone="secondary">
          <span>{heroCopy.headline}</span> <Strong>{heroCopy.download}</Strong>
        </Text>
      ),
    },
  },
  unbroken: {
    purpose: 'Words that stay on one line.',
    states: {
      rest: () => (
        <Text size="body">
          <span>{heroCopy.headline}</span> <Unbroken>{heroCopy.download}</Unbroken>
        </Text>
      ),
    },
  },
  tally: {
    purpose: 'A number, and the label for what it counts.',
    states: {
      rest: () => <Tally value="9">{preferencesCopy.selected(interestNames.length)}</Tally>,
    },
  },
  icon: {
    purpose: 'The icons of the site, named after their purpose.',
    states: {
      all: () => (
        <Inline space="4">
          {Object.entries(everyUiIcon).map(([name, icon]) => (
            <Icon key={name} icon={icon} />
          ))}
        </Inline>
      ),
    },
  },
  'interest-icon': {
    purpose: 'The icon of each interest; an unknown one gets a leaf.',
    states: {
      regular: () => (
        <Inline space="4">
          {[...interestNames, brand.name].map((name) => (
            <InterestIcon key={name} interest={name} selected={false} />
          ))}
        </Inline>
      ),
      selected: () => (
        <Inline space="4">
          {[...interestNames, brand.name].map((name) => (
            <InterestIcon key={name} interest={name} selected />
          ))}
        </Inline>
      ),
    },
  },
  logo: { purpose: 'The mark and the name.', states: { rest: () => <Logo name={brand.name} /> } },
  'visually-hidden': {
    purpose: 'Text for assistive technology only: here the name follows the sentence.',
    states: {
      rest: () => (
        <Text size="body">
          <span>{heroCopy.headline}</span>
          <VisuallyHidden>{brand.name}</VisuallyHidden>
        </Text>
      ),
    },
  },
  'or-divider': {
    purpose: 'Separates two options with the same result.',
    states: { rest: () => <OrDivider>{socialCopy.or}</OrDivider> },
  },
  quote: {
    purpose: 'A member’s quote in large type. For a dark panel.',
    states: {
      rest: () => (
        <LatticePanel>
          <Quote by={person}>{testimonialCopy.quote}</Quote>
        </LatticePanel>
      ),
    },
  },
  'person-line': {
    purpose:
      'The source of a quote: an illustrated person with name and occupation. For a dark panel.',
    states: { rest: () => <LatticePanel>{person}</LatticePanel> },
  },
  steps: {
    purpose: 'The list of steps. For a dark panel.',
    states: {
      first: () => (
        <LatticePanel>
          <Steps
            title={threeStepsCopy.heading}
            steps={threeStepsCopy.steps.map((step, index) => ({ ...step, current: index === 0 }))}
          />
        </LatticePanel>
      ),
    },
  },
} satisfies Entries
