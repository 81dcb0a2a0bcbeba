/** Also allows pictures of the local stack over http. Replaces `picture-url-wiring.ts` outside production. */
export const isLocalPicture = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost')
