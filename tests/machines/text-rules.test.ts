import * as rules from '../../machines/text-rules.gen.ts'
import { checkTextRules } from '../support/check-text-rules.ts'

checkTextRules(rules)
