import { interestNames } from '../../../machines/interest-names.gen.ts'
import { brand } from '../../../src/copy/brand.ts'
import { heroCopy } from '../../../src/copy/landing.ts'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import { everyUiIcon } from '../../../src/design/icon/every-ui-icon.gen.ts'
import { Icon } from '../../../src/design/icon/icon.tsx'
import { InterestIcon } from '../../../src/design/icon/interest-icon.tsx'
import { Inline } from '../../../src/design/layout/inline.tsx'
import { Stack } from '../../../src/design/layout/stack.tsx'
import { Logo } from '../../../src/design/logo/logo.tsx'
import { Heading } from '../../../src/design/text/heading.tsx'
import { Text } from '../../../src/design/text/text.tsx'
import { vars } from '../../../src/design/theme/contract.css.ts'
import { dark } from '../../../src/design/theme/tokens/dark.ts'
import { light } from '../../../src/design/theme/tokens/light.ts'
import { motion } from '../../../src/design/theme/tokens/motion.ts'
import { space } from '../../../src/design/theme/tokens/scales.ts'
import { contrastRatio } from '../contrast-ratio.ts'
import type { Entries } from '../entry.ts'
import * as styles from '../lab.css.ts'
import { texts } from '../texts.ts'

type Colours = { readonly [name: string]: string | Colours }

/** The colours by their path in the tokens, such as `text.primary`. */
const pathsIn = (colours: Colours, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(colours).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : pathsIn(value, `${path + name}.`),
  )

const ofDark = new Map(pathsIn(dark.color))
const variables = new Map(pathsIn(vars.color))

/** The contrast with the page, if both are opaque. */
const ratioOf = (colour: string | undefined, page: string): string =>
  /^#.{6}$/.test(colour ?? '') ? `${contrastRatio(colour ?? '', page).toFixed(1)} : 1` : ''

function Colours() {
  return (
    <table className={styles.colours}>
      <thead>
        <tr>
          {texts.colours.map((title) => (
            <th key={title} scope="col" className={styles.colour}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pathsIn(light.color).map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className={styles.colour}>
              <span className={styles.swatch} style={{ backgroundColor: variables.get(name) }} />
              <span>{name}</span>
            </th>
            <td>{value}</td>
            <td>{ratioOf(value, light.color.bg.canvas)}</td>
            <td>{ofDark.get(name)}</td>
            <td>{ratioOf(ofDark.get(name), dark.color.bg.canvas)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What every component is made of. */
export const foundations = {
  colour: {
    purpose: 'The colours of both themes, and their contrast with the page.',
    states: { all: Colours },
  },
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
  space: {
    purpose: 'The steps of white space.',
    states: {
      steps: () => (
        <Stack space="2">
          {Object.entries(space).map(([step, width]) => (
            <Inline key={step} space="3">
              <Text size="caption">{`${step}: ${width}`}</Text>
              <span className={styles.bar} style={{ inlineSize: width }} />
            </Inline>
          ))}
        </Stack>
      ),
    },
  },
  motion: {
    purpose: 'How long a change takes, and its easing. Point at a bar to see it.',
    states: {
      durations: () => (
        <Stack space="2">
          {Object.entries(motion.duration).map(([name, duration]) => (
            <Moving key={name} text={`${name}: ${duration}`} duration={duration} />
          ))}
        </Stack>
      ),
      easings: () => (
        <Stack space="2">
          {Object.entries(motion.easing).map(([name, easing]) => (
            <Moving key={name} text={name} duration={motion.duration.panel} easing={easing} />
          ))}
        </Stack>
      ),
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
} satisfies Entries

type MovingProps = { text: string; duration: string; easing?: string }

function Moving({ text, duration, easing = motion.easing.standard }: MovingProps) {
  return (
    <div className={styles.moving}>
      <Text size="caption">{text}</Text>
      <span className={styles.bar} style={{ transition: `inline-size ${duration} ${easing}` }} />
    </div>
  )
}
