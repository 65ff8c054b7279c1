/** Limits that browser and function share (requirements 9.1). Fees are in contract/text/fees.ts. */
export const limits = {
  institutionStaffSeats: 5,
  /** Longest pause of a membership. */
  pauseYears: 2,
  /** Days before the return on which a member is notified. */
  pauseNoticeDays: 7,
  /** Addresses of one list of invitations. */
  invitationListRows: 200,
  invitationListCharacters: 20_000,
  /** Days in which an invitation to a seat can be accepted. */
  invitationDays: 14,
  /** Hours in which both addresses can confirm a change of email address. */
  emailChangeHours: 48,
  logoBytes: 1024 * 1024,
  shownLogos: 60,
  /** Places of one event, all of which one commit can create. */
  eventPlaces: 1000,
  /** Events of one week whose registered people are reminded. */
  remindedEvents: 100,
  /** Questions of the registration for one event; characters of all options, and of an answer. */
  eventQuestions: 20,
  optionCharacters: 2000,
  eventAnswerCharacters: 500,
  /** Links to slides and recordings of one event. */
  eventMaterials: 10,
  /** Letters of admins to the people of one event. */
  eventLetters: 50,
  /** Description of a session of an event in characters, and people that its hall holds. */
  sessionCharacters: 1000,
  hallPlaces: 10_000,
  /** Days by which the copy of an event is moved. */
  movedDays: 3660,
  /** Scans of one upload, two writes each. */
  scansPerUpload: 100,
  doorCharacters: 40,
  /** Registrations of one member for events that are not over. */
  ownEventRegistrations: 50,
  /** Events that are not over and for which one member waits or asked for approval. */
  ownEventWaiting: 20,
  /** Groups of places of one institution for events that are not over. */
  ownEventGroups: 20,
  /** Newest refunds that one member sees. */
  ownEventRefunds: 50,
  /** Events that one admin manages without the duty `events`. */
  managedEvents: 50,
  /** Newest certificates that a member sees. */
  ownCertificates: 100,
  /** Credits of a member in one period, and newest activities that a member reported. */
  creditEntries: 300,
  ownActivities: 50,
  /** Records of admins about one person. All are deleted in the batch of the account. */
  memberRecords: {
    notes: 60,
    noteCharacters: 2000,
    tasks: 40,
    documents: 20,
    titleCharacters: 80,
    tags: 20,
    tagCharacters: 40,
    knownTags: 300,
  },
  /** Letters that confirm a membership: of one person in a year, and newest ones in a list. */
  membershipLetters: { perYear: 10, shown: 50, purposeCharacters: 120 },
  memberFields: { fields: 20, labelCharacters: 80, valueCharacters: 200 },
  institutionHistory: 50,
  passwordMinimum: 6,
  /** Firebase Auth refuses longer passwords. */
  passwordMaximum: 1024,
  pageSize: 10,
  pageSizeMaximum: 50,
  /** Counts of searched and filtered lists stop here; a longer list shows '1000+'. */
  maxCountedRows: 1000,
  searchCharacters: 100,
  /** Days before and after today in filters of people: ten years. */
  filterDays: 3660,
  cityCharacters: 60,
  minSearchCharacters: 2,
  /** Hits of each group of the search in the admin area. */
  adminSearchHits: 5,
  /** Results of the site search for each kind, and length of their excerpts. */
  siteSearch: { perKind: 10, excerptCharacters: 180 },
  shownPayments: 50,
  timelineItems: 20,
  /** Time until a decision: median of the newest `decisions`, unknown below `minDecisions`. */
  usualWait: { decisions: 30, minDecisions: 5, cacheMinutes: 60 },
  /** Download of the user's own data: newest audit entries, and total bytes of the images. */
  ownData: { activities: 500, imageBytes: 20 * 1024 * 1024 },
  textCellCharacters: 19,
  nameCharacters: 120,
  textCharacters: 200,
  addressCharacters: 500,
  reasonCharacters: 500,
  /** Days until an unanswered request is closed, and days between the notice and that. */
  questions: { closeDays: 30, noticeDays: 7, characters: 500, answerCharacters: 1000 },
  messageCharacters: 4000,
  messageTemplates: 50,
  savedFilters: 100,
  /** Candidates of the queue of WhatsApp messages. */
  whatsappQueue: 200,
  announcements: { stored: 50, characters: 1000, shown: 3 },
  /** Member directory: rows of a page, characters of texts, minutes in which the address of a photo works. */
  directory: { pageSize: 20, bioCharacters: 600, messageCharacters: 2000, photoMinutes: 10 },
  /** Text of a received mail, which quotes earlier ones, and its listed attachments. */
  mailCharacters: 20_000,
  mailAttachments: 20,
  inboundMailBytes: 10 * 1024 * 1024,
  /** Entries of one thread, and days without a reply after which an answered thread is done. */
  messageThreads: { entries: 100, doneAfterDays: 14 },
  /** Text of one record in UTF-8 bytes. A Firestore document has at most 1,048,576 bytes. */
  recordBytes: 800_000,
  restorableVersions: 20,
  /** Maximum number of entries in one list of an editable page or of an article. */
  listEntries: 60,
  titleCharacters: 160,
  /** Authors of a journal; characters of its volume and issue. */
  authors: 30,
  volumeCharacters: 20,
  /** Maximum text of one article or event, all blocks together, without markup. */
  contentCharacters: 40_000,
  /** Maximum text of the distinct words of an article that the blog search reads. */
  searchedCharacters: 8000,
  contentBlocks: 300,
  /** Working copy as JSON. A Firestore document has space for three bytes per character. */
  workingCopyCharacters: 300_000,
  /** Maximum number of admins shown as editing one article or event. */
  workingCopies: 10,
  /** Maximum nesting depth of lists. Firestore allows 20 levels of maps and arrays together. */
  listDepth: 4,
  table: { rows: 100, columns: 12 },
  linkCharacters: 500,
  /** Five lines on a phone: the home page reserves this space. */
  announcementCharacters: 180,
  /** Whole rupiah. */
  priceMaximum: 1_000_000_000,
  /** Opening balance of an account, in whole rupiah. */
  balanceMaximum: 1_000_000_000_000,
  /** Length of the excerpt of an article or event in lists and in descriptions for search engines. */
  excerptCharacters: 300,
  emailCharacters: 254,
  phoneCharacters: 32,
  imageBytes: 5 * 1024 * 1024,
  imagePixels: 40_000_000,
  documentBytes: 10 * 1024 * 1024,
  /** A registration has two images, the logo of an institution and some text. */
  requestBytes: 12 * 1024 * 1024,
  /** Maximum size of one text field of a form, such as an article with its markup. */
  fieldBytes: 256 * 1024,
  jsonBytes: 8 * 1024 * 1024,
  card: { width: 600, height: 350 },
  /** Size in pixels of a stored portrait, with the aspect ratio of the card. */
  photo: { width: 480, height: 640 },
  /** Maximum number of a person's earlier payments, and of payments with the same proof, in a review. */
  review: { earlierPayments: 5, reuses: 3 },
  /** Days before the end in which the admin area lists a membership as ending soon. */
  endingSoonDays: 30,
  /** Whole months in which joined, ended and renewed memberships are counted. */
  membershipTrendMonths: 12,
  historyMonths: 24,
  /** Days before the end of a membership on which a reminder is sent. */
  reminderDays: [60, 30, 7],
  /** Members of one status that are checked for missing reminders. */
  maxReminderCandidates: 100,
  /** Idempotency records: hours of retention, and the maximum duration of a call in seconds. */
  idempotency: { retentionHours: 24, maxRunSeconds: 75 },
  /** Days after decision, sending, deletion or last save. Environment variables override `proofDays`. */
  retention: {
    proofDays: { APPROVED_PROOF_DAYS: 730, REJECTED_PROOF_DAYS: 90 },
    mailDays: 180,
    letterDays: 730,
    binDays: 30,
    workingCopyDays: 30,
    /** Names of imported statement files. */
    fileNameDays: 30,
    messageDays: 730,
    whatsappSendDays: 400,
    /** After the end of the event. */
    eventAnswerDays: 30,
    eventGuestDays: 365,
    /** After the transfer of a refund. */
    refundAccountDays: 30,
  },
  /**
   * An account is deleted this many years after the membership ended, and its owner gets a notice this many
   * days before. Names of a deleted person are erased from audit log, mails and messages `forgetDays` later.
   */
  /**
   * Hours until a change of a verified address by an admin needs no confirmation from the old one; days in which the
   * new one can confirm.
   */
  emailChangeByAdmin: { waitHours: 72, days: 14 },
  erasure: { lapsedYears: 5, noticeDays: 30, undoDays: 7, forgetDays: 30 },
  /** Soft bounces within these days after which mails count as lost. */
  bounces: { softCount: 3, softDays: 30 },
  /** Documents that a daily job writes and reads in one round, before it queries again. */
  jobs: { maxWrites: 2000, maxReads: 20_000 },
  /** Removal of unreferenced files and accounts, which pauses after a restore from a backup. */
  orphans: { quarantineDays: 30, maxPerRun: 100, pauseHours: 72 },
  /** Maximum delay of a login while many passwords are tried for its account. */
  loginWaitSeconds: 8,
  /** Networks from which an account logged in: maximum number stored, and days of retention. */
  networks: { perAccount: 10, days: 180 },
  /** Days after the end of a membership in which the link of its reminder works. */
  renewalLinkDays: 60,
  /** `activityIntervalMinutes`: minimum time between two records of the last use. */
  sessions: {
    perAccount: 5,
    /** With the live ones as many as the logins of an account after which unknown networks wait. */
    displacedPerAccount: 25,
    adminHours: 8,
    memberHours: 5 * 24,
    adminIdleMinutes: 30,
    activityIntervalMinutes: 2,
  },
  /**
   * Second factor: lifetime of a login ticket and maximum wrong codes for it. Then minutes to enter the first
   * code of a new app or the name of a new passkey. Then minutes for which a re-authentication is valid.
   */
  factor: {
    ticketMinutes: 5,
    maxWrongPerTicket: 5,
    enrolMinutes: 30,
    recoveryCodes: 10,
    passkeys: 10,
    reauthenticationMinutes: 10,
    /** Days until an admin needs a second factor, hours until a reset by another admin takes effect. */
    deadlineDays: 7,
    resetHours: 24,
  },
} as const;
