import { writePage } from './page-file.ts'

/* `npm run bench:page`: puts what the last run of each part found into docs/performance.md, without running any. */
console.log(`Written to ${await writePage()}.`)
