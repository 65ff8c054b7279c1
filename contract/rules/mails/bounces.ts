/**
 * `hard`: the address does not exist. `soft`: the mailbox is full, or a rule of its server refuses the mail.
 * `unknown`: the report does not say which.
 */
export const bounceKinds = ['hard', 'soft', 'unknown'] as const;
export type BounceKind = (typeof bounceKinds)[number];

/** `dead`: no mail is sent to the address. `unreliable`: several mails were lost within a month. */
export const mailTroubleKinds = ['dead', 'unreliable'] as const;
export type MailTroubleKind = (typeof mailTroubleKinds)[number];

/** Status in RFC 3463 that names the sender's address, not the reader's. */
const senderStatus = /^5\.1\.[78]$/;
const softText =
  /\b(?:full|quota|spam|policy|policies|blocked|block ?list|blacklist|reputation|rate limit|too (?:large|big|many)|temporar|try again|greylist)/i;
const deadText =
  /\bno such (?:user|mailbox|recipient|address|person)|\b(?:user|recipient|mailbox|address|account)\b.{0,40}\b(?:unknown|not found|(?:does not|doesn't|not) exist|disabled|inactive|no longer)|\bunknown (?:user|recipient|mailbox|address)|\binvalid (?:recipient|mailbox|user)/i;

/** Replies of servers are shorter. A report can claim any text. */
const maxReplyCharacters = 1000;

/** Decides by the text of the reply, where the status says nothing. */
function classifyText(reply: string): BounceKind {
  const text = reply.slice(0, maxReplyCharacters);
  if (softText.test(text)) return 'soft';
  return deadText.test(text) ? 'hard' : 'unknown';
}

/** Classifies a refusal by its status (RFC 3463, '5.1.1', or empty) and the text of the server's reply. */
export function classifyBounce(status: string, text: string): BounceKind {
  if (/^4\./.test(status) || status === '5.2.2' || /^5\.7\./.test(status) || senderStatus.test(status))
    return 'soft';
  if (/^5\.[15]\./.test(status)) return 'hard';
  return classifyText(text);
}
