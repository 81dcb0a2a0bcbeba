/** The light theme: every colour and shadow. */
export const light = {
  color: {
    bg: {
      canvas: '#F6F6EC',
      surface: '#FDFDF8',
      raised: '#FFFFFF',
      sunken: '#ECEDDF',
      feature: '#12291F',
      featureRaised: '#193A2B',
      bloom: '#D8EC8C',
      selected: '#E6F2B6',
      hover: '#EFF0E4',
      plate: '#F6F6EC',
      platePart: '#FFFFFF',
      scrim: 'rgba(13,23,18,0.52)',
    },
    text: {
      brand: '#1F4F3A',
      primary: '#16231B',
      secondary: '#435047',
      muted: '#5A665B',
      link: '#1F4F3A',
      onAccent: '#FDFDF8',
      onFeature: '#F1F4E6',
      onFeatureMuted: '#AFC3B3',
      onBloom: '#16231B',
      onBloomMuted: '#3B4A22',
      onSelected: '#16331F',
    },
    accent: {
      default: '#1F4F3A',
      hover: '#193A2B',
      active: '#12291F',
      shoot: '#C5E05B',
      onShoot: '#16231B',
      leaf: '#C5E05B',
    },
    border: {
      subtle: '#E1E3D3',
      rail: '#CDD0BC',
      control: '#7A8473',
      controlHover: '#435047',
      selected: '#2A6A4D',
      focus: '#1F4F3A',
      onFeature: '#2C5443',
      controlOnFeature: '#7E9A8A',
      controlOnBloom: '#3B4A22',
    },
    vine: {
      stem: '#3C8561',
      tie: '#2A6A4D',
      onFeatureLeaf: '#3C8561',
      onFeatureStem: '#66A583',
      onFeatureSlat: '#1F4634',
      leaf: '#2A6A4D',
      leafLight: '#A5C536',
      bud: '#C5E05B',
      onBloomSlat: '#CAE076',
      onBloomLight: '#3C8561',
    },
    danger: {
      text: '#A02B16',
      bg: '#FBE9E2',
      solid: '#A8311B',
      solidHover: '#8A2612',
      onSolid: '#FFFFFF',
      border: '#C2492F',
    },
    success: {
      text: '#1B5E3A',
      bg: '#E2F1DC',
      border: '#3C8561',
    },
    info: {
      text: '#1F4E8C',
      bg: '#E4EDF7',
      border: '#4A7DBF',
    },
    warning: {
      text: '#6B4700',
      bg: '#FDF3DA',
      border: '#946306',
    },
    person: {
      clay: {
        solid: '#DB6A43',
        tint: '#F8D5C5',
        ink: '#7A2C14',
      },
      marigold: {
        solid: '#E3A126',
        tint: '#FAE4B0',
        ink: '#5E3F00',
      },
      wisteria: {
        solid: '#7F7ED4',
        tint: '#D9D8F5',
        ink: '#35357E',
      },
      lagoon: {
        solid: '#2F8F93',
        tint: '#CBE6E4',
        ink: '#0F4B4F',
      },
    },
    provider: {
      google: { bg: '#FFFFFF', border: '#747775', text: '#1F1F1F' },
      apple: { bg: '#000000', border: '#000000', text: '#FFFFFF' },
    },
    lab: {
      active: '#C5E05B',
      visited: '#2A6A4D',
      visitedBg: '#E6F0E4',
      unvisited: '#7A8473',
    },
  },
  elevation: {
    high: '0 2px 6px rgba(22,35,27,.06), 0 28px 64px -20px rgba(22,35,27,.32)',
  },
}

/** A complete theme: a missing colour is a type error. */
export type Theme = typeof light
