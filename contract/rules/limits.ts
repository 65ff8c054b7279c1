/** Numbers that both sides keep (requirements 9.1). Money stands in fees.ts. */
export const limits = {
  institutionStaffSeats: 5,
  /** Days within which an invitation to a seat is accepted. */
  invitationDays: 14,
  /** Hours within which both addresses confirm a change of e-mail. */
  emailChangeHours: 48,
  logoBytes: 1024 * 1024,
  /** Logos of institutions on the home page. */
  shownLogos: 60,
  /** Newest entries of the history of an institution. */
  institutionHistory: 50,
  passwordMinimum: 6,
  /** Firebase Auth refuses longer ones. */
  passwordMaximum: 1024,
  pageSize: 10,
  pageSizeMaximum: 50,
  /** Searched and combined lists count no further: beyond it stands '1000+'. */
  countedRows: 1000,
  searchCharacters: 100,
  /** Newest payments of a person. */
  shownPayments: 50,
  /**
   * How long decisions usually take: the newest so many are looked at, nothing is said of fewer than `fewest`, and
   * what was found holds for so many minutes.
   */
  usualWait: { decisions: 30, fewest: 5, keptMinutes: 60 },
  /** What people download of themselves: newest entries of the audit, and the images together. */
  ownData: { activities: 500, imageBytes: 20 * 1024 * 1024 },
  textCellCharacters: 19,
  nameCharacters: 120,
  textCharacters: 200,
  addressCharacters: 500,
  reasonCharacters: 500,
  /**
   * A request whose question nobody answers is closed after so many days, and its person is told so many days before.
   */
  questions: { closeDays: 30, noticeDays: 7, characters: 500, answerCharacters: 1000 },
  messageCharacters: 4000,
  /** Text of one record, in UTF-8: a document of Firestore holds 1,048,576 bytes with all that stands beside it. */
  recordBytes: 800_000,
  /** Saves of an editable page that can be restored. */
  keptVersions: 20,
  /** Entries in one list of an editable page or of an article. */
  listEntries: 60,
  titleCharacters: 160,
  /** Words of one article or event, all blocks together, without markup. */
  contentCharacters: 40_000,
  /** Different words of an article that a search in the blog finds. */
  searchedCharacters: 8000,
  contentBlocks: 300,
  /** Of what is typed at one article or event, as JSON: a document of Firestore has room for three bytes each. */
  workingCopyCharacters: 300_000,
  /** Admins who are told to be at one article or event. */
  workingCopies: 10,
  /** Levels of a list inside a list; Firestore takes 20 of maps and arrays together. */
  listDepth: 4,
  table: { rows: 100, columns: 12 },
  linkCharacters: 500,
  /** Five lines on a telephone: its place on the front page is reserved. */
  announcementCharacters: 180,
  /** In rupiah. */
  priceMaximum: 1_000_000_000,
  /** Beginning of an article or of an event, as lists and descriptions for search engines show it. */
  excerptCharacters: 300,
  emailCharacters: 254,
  phoneCharacters: 32,
  imageBytes: 5 * 1024 * 1024,
  imagePixels: 40_000_000,
  documentBytes: 10 * 1024 * 1024,
  /** A registration carries two images, the logo of an institution, and some text. */
  requestBytes: 12 * 1024 * 1024,
  /** One text field of a form: an article with its markup. */
  fieldBytes: 256 * 1024,
  jsonBytes: 8 * 1024 * 1024,
  card: { width: 600, height: 350 },
  /** A portrait as it is kept, in the shape of its place on the card. */
  photo: { width: 480, height: 640 },
  /** What a review shows of a person's payments, and of others with the same proof. */
  review: { earlierPayments: 5, reuses: 3 },
  /** Days ahead in which a membership ends soon, for the office. */
  endingDays: 30,
  /** Whole months over which joining, leaving and renewing are counted. */
  standingMonths: 12,
  /** Months that the charts of the dashboard go back. */
  historyMonths: 24,
  /** Days before the end of a membership on which its member is reminded. */
  reminderDays: [60, 30, 7],
  /** Members of one status among whom missing reminders are looked for. */
  lookedAtForReminders: 100,
  /** Answers to calls with an Idempotency-Key: how long they are kept, and how long a call can be at work at most. */
  answers: { keptHours: 24, runsSeconds: 75 },
  /**
   * Days that are kept: a proof after its decision, unless the settings of these names say otherwise, a mail after it was
   * sent or given up, deleted content in the bin, what was typed and not saved, a message.
   */
  retention: {
    proofDays: { APPROVED_PROOF_DAYS: 730, REJECTED_PROOF_DAYS: 90 },
    mailDays: 180,
    binDays: 30,
    workingCopyDays: 30,
    messageDays: 730,
  },
  /**
   * A membership that ended so many years ago takes its account along; its person is told so many days before. What the
   * audit, mails and messages say of somebody who is gone goes so many days after the account.
   */
  erasure: { lapsedYears: 5, noticeDays: 30, forgetDays: 30 },
  /** Of one kind that a daily job changes, and that it looks at, before it asks anew what is due. */
  jobs: { changes: 2000, looks: 20_000 },
  /**
   * What nothing refers to stays so many days before it is removed; a run stops at so many of a kind, and does nothing
   * for so many hours after a backup was brought back.
   */
  orphans: { quarantineDays: 30, perRun: 100, pauseHours: 72 },
  /** How long a login waits at most while many passwords are tried for its account. */
  loginWaitSeconds: 8,
  /** Networks that an account was signed in from: so many are kept, and for so many days. */
  networks: { perAccount: 10, days: 180 },
  /** Days after the end of a membership on which the link of its reminder still works. */
  renewalLinkDays: 60,
  /** An admin's session also ends after so many minutes without use, which is noted when the last note is older. */
  sessions: { perAccount: 5, adminHours: 8, memberHours: 5 * 24, adminIdleMinutes: 30, noteMinutes: 2 },
  /**
   * The second factor: how long a login waits for its code and how many may be wrong, how long a page waits for the
   * first code of a new app or the name of a new passkey, and how long a proof of identity holds.
   */
  factor: {
    ticketMinutes: 5,
    wrongPerTicket: 5,
    enrolMinutes: 30,
    recoveryCodes: 10,
    passkeys: 10,
    proofMinutes: 10,
    /** Days of an admin without one, and hours until one is reset that another admin asked for. */
    graceDays: 7,
    resetHours: 24,
  },
} as const;
