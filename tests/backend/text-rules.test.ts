import * as rules from '../../backend/fields/text-rules.ts'
import { checkTextRules } from '../support/check-text-rules.ts'

checkTextRules(rules)
