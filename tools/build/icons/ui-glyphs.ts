/**
 * The purpose of each icon, and its glyph in @phosphor-icons/core as `name` or `name/weight`. Run `npm run icons` after
 * a change.
 */
export const uiGlyphs = {
  download: 'download-simple/bold',
  back: 'arrow-left/bold',
  next: 'arrow-right/bold',
  menuCaret: 'caret-down/bold',
  settings: 'gear-six',
  profile: 'user',
  logout: 'sign-out',
  edit: 'pencil-simple',
  location: 'map-pin/fill',
  locate: 'crosshair',
  camera: 'camera/fill',
  changePicture: 'image-square',
  removePicture: 'trash',
  showPassword: 'eye',
  hidePassword: 'eye-slash',
  locked: 'lock-simple/fill',
  reportIssue: 'bug',
  contact: 'envelope-simple',
  copy: 'copy',
  privacy: 'shield-check',
  externalLink: 'arrow-up-right',
  deleteAccount: 'trash',
  deleteForGood: 'trash/fill',
  close: 'x/bold',
  success: 'check-circle/fill',
  info: 'info/fill',
  error: 'warning-circle/fill',
  toastSuccess: 'check/bold',
  home: 'house-simple/fill',
  retry: 'arrow-clockwise/bold',
  chat: 'chat-circle-dots/fill',
  eventHistory: 'clock-counter-clockwise/fill',
  aiEventPlanner: 'sparkle/fill',
  contactManagement: 'address-book/fill',
  apple: 'apple-logo/fill',
  forward: 'caret-right/bold',
  tick: 'check/bold',
  interest: 'leaf',
  search: 'magnifying-glass',
} as const satisfies Record<string, string>

/** The icons that point along the line, so they are mirrored in right-to-left text. */
export const alongTheLine: ReadonlySet<string> = new Set(['back', 'next', 'forward', 'logout'])
