/** The gallery's texts. They are for developers; members never see them. */
export const texts = {
  heading: 'Components',
  lead: 'Every screen in its states, and the components with states that no screen shows, light and dark, on phone and desktop. Each frame is an interactive page.',
  colours: ['Colour', 'Light', 'Its contrast', 'Dark', 'Contrast of dark'],
  loading: 'The frame is loading…',
  noState: (id: string) => `The gallery has no component or state “${id}”.`,
  skip: 'Skip to the component',
  contents: 'Contents',
  states: 'States',
  all: 'All',
  unknown: 'No component or screen has this URL.',
  frame: { phone: 'Phone', desk: 'Desktop', light: 'light', dark: 'dark' },
  open: 'Open in a tab',
} as const
