const person = { solid: null, tint: null, ink: null }
const status = { text: null, bg: null, border: null }
const provider = { bg: null, border: null, text: null }

/** The names of a theme's tokens. `light.ts` and `dark.ts` give the values. */
export const themeShape = {
  color: {
    bg: {
      canvas: null,
      surface: null,
      raised: null,
      sunken: null,
      feature: null,
      featureRaised: null,
      bloom: null,
      selected: null,
      hover: null,
      plate: null,
      platePart: null,
      scrim: null,
    },
    text: {
      brand: null,
      primary: null,
      secondary: null,
      muted: null,
      link: null,
      onAccent: null,
      onFeature: null,
      onFeatureMuted: null,
      onBloom: null,
      onBloomMuted: null,
      onSelected: null,
    },
    accent: { default: null, hover: null, active: null, shoot: null, onShoot: null, leaf: null },
    border: {
      subtle: null,
      rail: null,
      control: null,
      controlHover: null,
      selected: null,
      focus: null,
      onFeature: null,
      controlOnFeature: null,
      controlOnBloom: null,
    },
    vine: {
      stem: null,
      tie: null,
      onFeatureLeaf: null,
      onFeatureStem: null,
      onFeatureSlat: null,
      leaf: null,
      leafLight: null,
      bud: null,
      onBloomSlat: null,
      onBloomLight: null,
    },
    danger: { ...status, solid: null, solidHover: null, onSolid: null },
    success: status,
    info: status,
    warning: status,
    person: { clay: person, marigold: person, wisteria: person, lagoon: person },
    provider: { google: provider, apple: provider },
    lab: { active: null, visited: null, visitedBg: null, unvisited: null },
  },
  elevation: { high: null },
}

type Values<Shape> = { [Key in keyof Shape]: Shape[Key] extends null ? string : Values<Shape[Key]> }

/** A complete theme: a missing colour is a type error. */
export type Theme = Values<typeof themeShape>
