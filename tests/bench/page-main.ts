import { writePage } from './page-file.ts'

/* `npm run bench:page` writes the last results of each part to docs/performance.md, without running any. */
console.log(`Written to ${await writePage()}.`)
