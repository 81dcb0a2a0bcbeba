/** The local stack keeps pictures on this machine, without encryption: stands in for `picture-address-wiring.ts`. */
export const isPlainPicture = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost')
