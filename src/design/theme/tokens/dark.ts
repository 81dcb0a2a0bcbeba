import type { Theme } from './theme-tokens.ts'

/** The dark theme: every colour and shadow that the contract names. */
export const dark: Theme = {
  color: {
    bg: {
      canvas: '#0D1712',
      surface: '#132019',
      raised: '#1A2A21',
      sunken: '#09110D',
      feature: '#12291F',
      featureRaised: '#193A2B',
      bloom: '#1C3F2E',
      selected: '#28401A',
      hover: '#1F3128',
      scrim: 'rgba(4,9,6,0.66)',
    },
    text: {
      primary: '#EDF1E3',
      secondary: '#BAC7B9',
      muted: '#93A394',
      link: '#D8EC8C',
      onAccent: '#12210F',
      onFeature: '#F1F4E6',
      onFeatureMuted: '#AFC3B3',
      onBloom: '#EDF1E3',
      onBloomMuted: '#B9CDBB',
      onSelected: '#E3F3AF',
    },
    accent: {
      default: '#C5E05B',
      hover: '#D8EC8C',
      active: '#A5C536',
      shoot: '#C5E05B',
      onShoot: '#12210F',
    },
    border: {
      subtle: '#22342A',
      rail: '#31463A',
      control: '#6D8274',
      controlHover: '#A9B9AB',
      selected: '#A5C536',
      focus: '#C5E05B',
      onFeature: '#2C5443',
      controlOnFeature: '#7E9A8A',
      controlOnBloom: '#B9CDBB',
    },
    vine: {
      stem: '#66A583',
      tie: '#2A6A4D',
      onFeatureStem: '#66A583',
      onFeatureSlat: '#1F4634',
      leaf: '#4F9A74',
      leafLight: '#A5C536',
      bud: '#C5E05B',
    },
    danger: {
      text: '#F7AE97',
      bg: '#34180F',
      solid: '#E0714F',
      solidHover: '#EB8A6C',
      onSolid: '#1E0B05',
      border: '#C8603F',
    },
    success: {
      text: '#B5DDB4',
      bg: '#152E1D',
      border: '#3C8561',
    },
    info: {
      text: '#ABCDF6',
      bg: '#13253A',
      border: '#4A7DBF',
    },
    warning: {
      text: '#F6D27F',
      bg: '#30240A',
      border: '#B07A1C',
    },
    person: {
      clay: {
        solid: '#E88E6D',
        tint: '#3F2A22',
        ink: '#F8CDBA',
      },
      marigold: {
        solid: '#EFBB52',
        tint: '#3A331C',
        ink: '#FAE0A3',
      },
      wisteria: {
        solid: '#A09FE2',
        tint: '#2D2F4C',
        ink: '#DCDBF8',
      },
      lagoon: {
        solid: '#5DB3B3',
        tint: '#173536',
        ink: '#C2E6E4',
      },
    },
    provider: {
      google: { bg: '#131314', border: '#8E918F', text: '#E3E3E3' },
      apple: { bg: '#FFFFFF', border: '#FFFFFF', text: '#000000' },
    },
    lab: {
      active: '#C5E05B',
      visited: '#66A583',
      visitedBg: '#16281E',
      unvisited: '#7D9084',
    },
  },
  elevation: {
    flat: 'none',
    low: '0 1px 2px rgba(0,0,0,.4)',
    mid: '0 1px 2px rgba(0,0,0,.4), 0 12px 28px -10px rgba(0,0,0,.55)',
    high: '0 2px 6px rgba(0,0,0,.4), 0 32px 72px -20px rgba(0,0,0,.75)',
  },
}
