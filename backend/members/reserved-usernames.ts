/**
 * Whether a username is reserved. The rule: it has a word of the operator, and beside it only such words, companions,
 * digits and separators; in any case, in the plural, with look-alikes, and with separators between letters. A username
 * of the form of a uid is reserved too, because a member is looked up by either.
 */
export const isReserved = (username: string): boolean =>
  rule.test(username) || /^[a-z\d]{28}$/i.test(username)

/**
 * The brand, roles in which the operator speaks, pages, paths, and words that programs interpret. No separator is
 * expected at a `~`, where it makes a person's name of the word, as in bill.ing.
 */
const operator = `abuse account accounting adm admin administration administrator affiliate alert
  ambassador announcement anonymous api app appeal asset automated autoreply autoresponder
  backoffice bill~ing campaign career ceo cert cfo chairman chairperson chairwoman ciso cmo
  communitymanager complaint compliance concierge console contact coo coordinator copyright cpanel
  cpo cto customercare daemon dashboard dataprotection developer devops director dispatcher dmca
  donation donotreply dpo ed~itor employee engineering enquiries enquiry everyone executive faq
  feedback finance founder fraud ftp gdpr help helpdesk helpline hostmaster hotline humanresources
  incident index info infosec inquiries inquiry investor invoice jobs leadership legal listmaster
  localhost login logout mailer mailerdaemon maintainer management manager mark~eting mod moderation
  moderator newsletter newsroom nobody noreply notification notify null official ombudsman operation
  operator ops owner partnership password payment payroll phishing postmaster preference president
  press privacy procurement profile publicrelations recruiter recruiting recruitment refund register
  representative rob~ot root safety sales security service setting signin signup smtp spam
  spokesperson sponsor staff static status sudo superuser supervisor support sysadmin sysop
  system team treasurer trellis undefined users verification verified verify webmaster www`

/** Words that make an operator's name no less one, and that people use without it. */
const companions = `agent and assistant authentic beta board bot care center centre chat chief
  client co com community company completion corp customer data db department desk dev digital edit
  email engineer for forgot from general global group guest head home hq hr inc international io it
  junior lead line live llc ltd mail main managing media member my net news of office officer online
  org our partner payable person pr program qa real relation rep senior site squad super tech the
  true trust update us user vice vp web worker your`

const lookAlikes: Readonly<Record<string, string>> = {
  ...{ a: '[a4]', b: '[b8]', e: '[e3]', i: '[i1l]', l: '[l1i]', m: '(?:m|rn)', o: '[o0]' },
  ...{ s: '[s5]', t: '[t7]', w: '(?:w|vv)' },
}

const oneOf = (words: string): string => {
  const alternatives = words
    .replace(/[a-z](?=[a-z])/g, '$&[._-]*')
    .replace(/[a-z]/g, (letter) => lookAlikes[letter] ?? letter)
    .replaceAll('~', '')
    .replace(/\s+/g, '|')
  return `(?:${alternatives})s?`
}

/** Digits alone are a number, not a word. */
const rule = new RegExp(
  `^(?=.*[a-z])(?:[\\d._-]|${oneOf(companions)})*${oneOf(operator)}(?:[\\d._-]|${oneOf(`${operator} ${companions}`)})*$`,
  'i',
)
