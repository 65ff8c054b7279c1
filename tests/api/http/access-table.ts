import type { EndpointName } from 'contract';

/**
 * Access to each endpoint, how long its answer may be cached, and whether it needs re-authentication within
 * the last ten minutes (`proof`). The table is written by hand and independent of the contract. Therefore a
 * weaker declaration, or a cached private answer, fails a test. Decide both for each new endpoint before you
 * add it here.
 */

/**
 * - `anyone`: no token needed
 * - `mail-server`: the key of the association's mail server, and no session
 * - `signed-in`: any live session; a remark says if the handler checks more
 * - `self`: the owner of the id in the path
 * - `self-or-admin`: the owner or an admin
 * - `admin`: admins only
 */
export type Who = 'anyone' | 'mail-server' | 'signed-in' | 'self' | 'self-or-admin' | 'admin';

/** The admin's duty that the endpoint needs: `every` for all duties, `none` for the role alone. */
export type Need =
  | 'people'
  | 'money'
  | 'content'
  | 'events'
  | 'audit'
  | 'export'
  | 'people or money'
  | 'people or money or content'
  | 'every'
  | 'none';

/** Permitted caching of the answer: never, for minutes by the CDN, or for a year by all caches. */
export type Kept = 'never' | 'minutes' | 'a year';

export const accessTable: Readonly<
  Record<
    EndpointName,
    | readonly [who: 'anyone' | 'mail-server' | 'signed-in' | 'self', kept: Kept]
    | readonly [who: 'self-or-admin' | 'admin', kept: Kept, need: Need, proof?: 'proof']
  >
> = {
  getLoginStatus: ['anyone', 'never'],
  register: ['anyone', 'never'],
  checkRegistration: ['anyone', 'never'],
  login: ['anyone', 'never'],
  loginByCode: ['anyone', 'never'],
  // Needs the ticket of a login with the right password.
  beginPasskeyLogin: ['anyone', 'never'],
  beginPasskeySignIn: ['anyone', 'never'],
  signInByPasskey: ['anyone', 'never'],
  loginByPasskey: ['anyone', 'never'],
  logout: ['signed-in', 'never'],
  getConnection: ['anyone', 'never'],
  getHealth: ['anyone', 'never'],

  getProfile: ['signed-in', 'never'],
  getUser: ['self-or-admin', 'never', 'people or money'],
  getProfilePhoto: ['self-or-admin', 'never', 'people or money'],
  listUsers: ['admin', 'never', 'people or money'],
  listSavedFilters: ['admin', 'never', 'people or money'],
  saveFilter: ['admin', 'never', 'people'],
  deleteSavedFilter: ['admin', 'never', 'people'],
  // Searches only groups whose duty the admin holds.
  searchAdmin: ['admin', 'never', 'none'],
  getUserNeighbours: ['admin', 'never', 'people or money'],
  exportUsers: ['admin', 'never', 'export', 'proof'],
  updateUser: ['admin', 'never', 'people'],
  listUserSessions: ['admin', 'never', 'people'],
  endUserSessions: ['admin', 'never', 'people'],
  endUserSession: ['admin', 'never', 'people'],
  deleteUser: ['admin', 'never', 'people', 'proof'],

  getMemberFields: ['admin', 'never', 'every'],
  saveMemberFields: ['admin', 'never', 'every'],
  getUserFields: ['admin', 'never', 'people'],
  saveUserFields: ['admin', 'never', 'people'],
  getOwnFields: ['signed-in', 'never'],
  // Only fields that members may edit.
  saveOwnFields: ['signed-in', 'never'],
  getMemberRecords: ['admin', 'never', 'people'],
  changeMemberTags: ['admin', 'never', 'people'],
  addMemberNote: ['admin', 'never', 'people'],
  // The author; for deletions also an admin with all duties.
  editMemberNote: ['admin', 'never', 'people'],
  deleteMemberNote: ['admin', 'never', 'people'],
  addMemberTask: ['admin', 'never', 'people'],
  updateMemberTask: ['admin', 'never', 'people'],
  completeMemberTask: ['admin', 'never', 'people'],
  deleteMemberTask: ['admin', 'never', 'people'],
  listMemberTasks: ['admin', 'never', 'people'],
  addMemberDocument: ['admin', 'never', 'people'],
  downloadMemberDocument: ['admin', 'never', 'people'],
  deleteMemberDocument: ['admin', 'never', 'people'],
  // Items of each kind need its duty.
  getMemberTimeline: ['admin', 'never', 'people or money'],
  getMembershipYears: ['admin', 'never', 'people or money'],
  listMemberImports: ['admin', 'never', 'people'],
  checkMemberFile: ['admin', 'never', 'people'],
  getMemberImport: ['admin', 'never', 'people'],
  listMemberImportRows: ['admin', 'never', 'people'],
  exportRefusedRows: ['admin', 'never', 'people'],
  decideMemberImportRow: ['admin', 'never', 'people'],
  applyMemberImport: ['admin', 'never', 'people', 'proof'],
  continueMemberImport: ['admin', 'never', 'people'],
  stopMemberImport: ['admin', 'never', 'people'],
  undoMemberImport: ['admin', 'never', 'people', 'proof'],
  inviteImportedMembers: ['admin', 'never', 'people', 'proof'],
  discardMemberImport: ['admin', 'never', 'people'],

  updateProfile: ['signed-in', 'never'],
  changePhoto: ['signed-in', 'never'],
  listSessions: ['signed-in', 'never'],
  useSession: ['signed-in', 'never'],
  endSession: ['signed-in', 'never'],
  downloadOwnData: ['signed-in', 'never'],
  deleteOwnAccount: ['signed-in', 'never'],

  issueInvoice: ['signed-in', 'never'],
  // Needs the key that the visitor's browser created.
  issueVisitorInvoice: ['anyone', 'never'],
  // Needs the code of a reminder.
  issueInvoiceByLink: ['anyone', 'never'],
  getInvoice: ['admin', 'never', 'money'],
  issueInstitutionInvoice: ['admin', 'never', 'money'],
  getQris: ['admin', 'never', 'money'],
  saveQris: ['admin', 'never', 'money', 'proof'],

  verifyEmail: ['anyone', 'never'],
  resendVerification: ['signed-in', 'never'],

  getEmailChange: ['signed-in', 'never'],
  requestEmailChange: ['signed-in', 'never'],
  cancelEmailChange: ['signed-in', 'never'],
  // Needs a mailed code.
  readEmailChange: ['anyone', 'never'],
  confirmEmailChange: ['anyone', 'never'],
  changeUserEmail: ['admin', 'never', 'people', 'proof'],
  getUserEmailChange: ['admin', 'never', 'people'],
  cancelUserEmailChange: ['admin', 'never', 'people'],

  giveConsent: ['signed-in', 'never'],
  withdrawConsent: ['signed-in', 'never'],

  // Needs the code of a reminder.
  endReminders: ['anyone', 'never'],
  chooseReminders: ['signed-in', 'never'],

  getCard: ['signed-in', 'never'],
  updateCard: ['signed-in', 'never'],
  reissueCard: ['signed-in', 'never'],
  getCardKeys: ['anyone', 'minutes'],
  checkCard: ['anyone', 'never'],
  // Needs the code on a receipt.
  checkReceipt: ['anyone', 'never'],

  forgotPassword: ['anyone', 'never'],
  resetPassword: ['anyone', 'never'],
  changePassword: ['signed-in', 'never'],

  getFactor: ['signed-in', 'never'],
  beginFactor: ['signed-in', 'never'],
  saveFactor: ['signed-in', 'never'],
  // These also need re-authentication within ten minutes: tests/api/second-factor/passkeys.test.ts.
  removeApp: ['signed-in', 'never'],
  removePasskey: ['signed-in', 'never'],
  beginPasskey: ['signed-in', 'never'],
  savePasskey: ['signed-in', 'never'],
  makeRecoveryCodes: ['signed-in', 'never'],
  removeFactor: ['signed-in', 'never'],
  beginProof: ['signed-in', 'never'],
  proveSession: ['signed-in', 'never'],
  getUserFactor: ['admin', 'never', 'people'],
  askFactorReset: ['admin', 'never', 'people', 'proof'],
  cancelFactorReset: ['self-or-admin', 'never', 'people'],

  listAdmins: ['admin', 'never', 'none'],
  createAdmin: ['admin', 'never', 'every', 'proof'],
  findAccount: ['admin', 'never', 'every'],
  promoteToAdmin: ['admin', 'never', 'every', 'proof'],
  demoteAdmin: ['admin', 'never', 'every', 'proof'],
  changeDuties: ['admin', 'never', 'every', 'proof'],

  listRegistrationRequests: ['admin', 'never', 'money'],
  approveRegistration: ['admin', 'never', 'money'],
  rejectRegistration: ['admin', 'never', 'money'],

  requestRenewal: ['self', 'never'],
  listRenewalRequests: ['admin', 'never', 'money'],
  approveRenewal: ['admin', 'never', 'money'],
  rejectRenewal: ['admin', 'never', 'money'],

  askApplicant: ['admin', 'never', 'money'],
  answerQuestion: ['signed-in', 'never'],

  checkRenewalLink: ['anyone', 'never'],
  renewByLink: ['anyone', 'never'],

  openBill: ['signed-in', 'never'],
  openVisitorBill: ['anyone', 'never'],
  findJointBill: ['signed-in', 'never'],
  // Needs the code of a reminder.
  openBillByLink: ['anyone', 'never'],

  getPaymentProof: ['self-or-admin', 'never', 'money'],
  listUserPayments: ['self-or-admin', 'never', 'money'],
  listBankLines: ['admin', 'never', 'money'],
  matchBankLine: ['admin', 'never', 'money'],
  listLineProposals: ['admin', 'never', 'money'],
  listLineBills: ['admin', 'never', 'money'],
  takeBankLine: ['admin', 'never', 'money'],
  decideDuplicate: ['admin', 'never', 'money'],
  decideDuplicates: ['admin', 'never', 'money'],
  undoBankLine: ['admin', 'never', 'money'],
  listStatements: ['admin', 'never', 'money'],
  getStatementUndo: ['admin', 'never', 'money'],
  undoStatement: ['admin', 'never', 'money'],
  importStatement: ['admin', 'never', 'money'],

  getUsualWait: ['signed-in', 'never'],
  // For the payer, coordinators of the payer's institution, and admins.
  getProof: ['signed-in', 'never'],
  // For the own payments only.
  recordPayment: ['admin', 'never', 'money'],
  replaceProof: ['signed-in', 'never'],
  getReceipt: ['signed-in', 'never'],
  issueReceipt: ['signed-in', 'never'],
  nameReceipt: ['signed-in', 'never'],
  requestGuestPlace: ['anyone', 'never'],
  // The others need the signed code of a mailed link.
  getGuestPlace: ['anyone', 'never'],
  registerGuest: ['anyone', 'never'],
  cancelGuestPlace: ['anyone', 'never'],
  saveGuestAnswers: ['anyone', 'never'],
  saveGuestRefundAccount: ['anyone', 'never'],
  saveGuestFile: ['anyone', 'never'],
  deleteGuestFile: ['anyone', 'never'],
  leaveGuestWaitingList: ['anyone', 'never'],
  getGuestBill: ['anyone', 'never'],
  payGuestPlace: ['anyone', 'never'],
  answerGuestSurvey: ['anyone', 'never'],
  getGuestTicketFile: ['anyone', 'never'],
  getGuestCertificateFile: ['anyone', 'never'],
  deleteGuest: ['anyone', 'never'],
  addParticipant: ['admin', 'never', 'events'],
  getParticipantPlace: ['admin', 'never', 'events'],
  listEventPayments: ['admin', 'never', 'money'],
  getEventPaymentReview: ['admin', 'never', 'money'],
  getComparedEventPaymentReview: ['admin', 'never', 'money'],
  approveEventPayment: ['admin', 'never', 'money'],
  rejectEventPayment: ['admin', 'never', 'money'],
  recordEventPayment: ['admin', 'never', 'money'],

  getReview: ['admin', 'never', 'money'],
  getComparedReview: ['admin', 'never', 'money'],

  listInstitutionLogos: ['anyone', 'minutes'],
  listInstitutions: ['admin', 'never', 'people or money'],
  // For coordinators of the institution, and admins.
  getInstitution: ['signed-in', 'never'],
  updateInstitution: ['signed-in', 'never'],
  renameInstitution: ['admin', 'never', 'people'],
  removeInstitutionLogo: ['signed-in', 'never'],
  listInstitutionHistory: ['signed-in', 'never'],
  listInstitutionPayments: ['admin', 'never', 'money'],
  getInvitation: ['anyone', 'never'],
  acceptInvitation: ['signed-in', 'never'],
  joinByInvitation: ['anyone', 'never'],
  // For coordinators of the institution, and admins.
  inviteStaff: ['signed-in', 'never'],
  checkStaffList: ['signed-in', 'never'],
  inviteStaffList: ['signed-in', 'never'],
  withdrawInvitation: ['signed-in', 'never'],
  removeSeat: ['signed-in', 'never'],
  replaceSeat: ['signed-in', 'never'],
  setCoordinator: ['signed-in', 'never'],

  getTotalUsers: ['admin', 'never', 'none'],
  getDashboard: ['admin', 'never', 'none'],
  getMemberHistory: ['admin', 'never', 'none'],

  listBlogs: ['anyone', 'minutes'],
  listBlogWords: ['anyone', 'minutes'],
  getBlog: ['anyone', 'minutes'],
  listWrittenBlogs: ['admin', 'never', 'content'],
  getWrittenBlog: ['admin', 'never', 'content'],
  createBlog: ['admin', 'never', 'content'],
  updateBlog: ['admin', 'never', 'content'],
  deleteBlog: ['admin', 'never', 'content'],
  getTotalBlogs: ['admin', 'never', 'none'],

  listJournals: ['anyone', 'minutes'],
  getJournal: ['anyone', 'minutes'],
  downloadJournal: ['anyone', 'minutes'],
  listWrittenJournals: ['admin', 'never', 'content'],
  getWrittenJournal: ['admin', 'never', 'content'],
  downloadWrittenJournal: ['admin', 'never', 'content'],
  createJournal: ['admin', 'never', 'content'],
  updateJournal: ['admin', 'never', 'content'],
  deleteJournal: ['admin', 'never', 'content'],
  getTotalJournals: ['admin', 'never', 'none'],

  listEvents: ['anyone', 'minutes'],
  getEvent: ['anyone', 'minutes'],
  listWrittenEvents: ['admin', 'never', 'content'],
  getWrittenEvent: ['admin', 'never', 'content'],
  createEvent: ['admin', 'never', 'content'],
  updateEvent: ['admin', 'never', 'content'],
  cancelEvent: ['admin', 'never', 'events'],
  copyEvent: ['admin', 'never', 'content'],
  deleteEvent: ['admin', 'never', 'content'],
  getTotalEvents: ['admin', 'never', 'none'],

  getEventRegistration: ['anyone', 'never'],
  registerForEvent: ['signed-in', 'never'],
  cancelEventRegistration: ['signed-in', 'never'],
  getOwnEventBill: ['signed-in', 'never'],
  payForEvent: ['signed-in', 'never'],
  listOwnEventRegistrations: ['signed-in', 'never'],
  listEventGroups: ['signed-in', 'never'],
  orderEventGroup: ['signed-in', 'never'],
  getEventGroup: ['signed-in', 'never'],
  payForEventGroup: ['signed-in', 'never'],
  nameEventPlace: ['signed-in', 'never'],
  cancelEventGroup: ['signed-in', 'never'],
  listEventLetters: ['admin', 'never', 'events'],
  sendEventLetter: ['admin', 'never', 'events'],
  testEventLetter: ['admin', 'never', 'events'],
  getEventReport: ['admin', 'never', 'events'],
  downloadEventReport: ['admin', 'never', 'events'],
  getOwnEventSurvey: ['signed-in', 'never'],
  answerEventSurvey: ['signed-in', 'never'],
  getEventSurvey: ['admin', 'never', 'events'],
  saveEventSurvey: ['admin', 'never', 'events'],
  inviteToEventSurvey: ['admin', 'never', 'events'],
  downloadEventSurvey: ['admin', 'never', 'events'],
  cancelEventPlace: ['admin', 'never', 'events'],
  offerEventTransfer: ['signed-in', 'never'],
  withdrawEventTransfer: ['signed-in', 'never'],
  getEventTransfer: ['signed-in', 'never'],
  acceptEventTransfer: ['signed-in', 'never'],
  listOwnEventRefunds: ['signed-in', 'never'],
  saveRefundAccount: ['signed-in', 'never'],
  listEventRefunds: ['admin', 'never', 'money'],
  approveEventRefund: ['admin', 'never', 'money'],
  payEventRefund: ['admin', 'never', 'money'],
  closeEventRefund: ['admin', 'never', 'money'],
  refundEventPayment: ['admin', 'never', 'money'],
  // Returns all events with the duty events, otherwise those that the caller manages.
  listManagedEvents: ['admin', 'never', 'none'],
  listEventManagers: ['admin', 'never', 'events'],
  addEventManager: ['admin', 'never', 'events'],
  removeEventManager: ['admin', 'never', 'events'],
  // Returns the link only with a confirmed registration.
  getEventOnlineLink: ['signed-in', 'never'],
  getWrittenEventProgramme: ['admin', 'never', 'events'],
  saveEventProgramme: ['admin', 'never', 'events'],
  getOwnEventAnswers: ['signed-in', 'never'],
  saveOwnEventAnswers: ['signed-in', 'never'],
  saveOwnEventFile: ['signed-in', 'never'],
  deleteOwnEventFile: ['signed-in', 'never'],
  downloadEventAnswer: ['admin', 'never', 'events'],
  getWrittenEventQuestions: ['admin', 'never', 'events'],
  saveEventQuestions: ['admin', 'never', 'events'],
  getWrittenEventRegistration: ['admin', 'never', 'events'],
  saveEventRegistration: ['admin', 'never', 'events'],
  listEventParticipants: ['admin', 'never', 'events'],
  exportEventParticipants: ['admin', 'never', 'events', 'proof'],

  leaveEventWaitingList: ['signed-in', 'never'],
  readWaitingLink: ['anyone', 'never'],
  leaveByWaitingLink: ['anyone', 'never'],
  listEventWaiting: ['admin', 'never', 'events'],
  approveEventRequest: ['admin', 'never', 'events'],
  rejectEventRequest: ['admin', 'never', 'events'],
  getTicket: ['signed-in', 'never'],
  getTicketFile: ['signed-in', 'never'],
  printEventBadges: ['admin', 'never', 'events', 'proof'],
  getCheckInList: ['admin', 'never', 'events'],
  syncCheckIns: ['admin', 'never', 'events'],
  importOnlineAttendance: ['admin', 'never', 'events'],
  listCheckInLinks: ['admin', 'never', 'events'],
  createCheckInLink: ['admin', 'never', 'events'],
  revokeCheckInLink: ['admin', 'never', 'events'],
  getCheckInListByLink: ['anyone', 'never'],
  syncCheckInsByLink: ['anyone', 'never'],

  getCertificateSettings: ['admin', 'never', 'events'],
  saveCertificateSettings: ['admin', 'never', 'events'],
  listEventAttendees: ['admin', 'never', 'events'],
  issueCertificates: ['admin', 'never', 'events'],
  correctCertificate: ['admin', 'never', 'events'],
  revokeCertificate: ['admin', 'never', 'events'],
  getCertificateFile: ['signed-in', 'never'],
  listOwnCertificates: ['signed-in', 'never'],
  checkCertificate: ['anyone', 'never'],
  getCredential: ['anyone', 'never'],
  getCredentialKeys: ['anyone', 'minutes'],

  getOwnCredits: ['signed-in', 'never'],
  getCreditProgress: ['signed-in', 'never'],
  reportActivity: ['signed-in', 'never'],
  issueTranscript: ['signed-in', 'never'],
  listReportedActivities: ['admin', 'never', 'events'],
  getActivityEvidence: ['admin', 'never', 'events'],
  downloadActivityEvidence: ['admin', 'never', 'events'],
  approveActivity: ['admin', 'never', 'events'],
  rejectActivity: ['admin', 'never', 'events'],

  listProducts: ['anyone', 'minutes'],
  getProduct: ['anyone', 'minutes'],
  listWrittenProducts: ['admin', 'never', 'content'],
  getWrittenProduct: ['admin', 'never', 'content'],
  createProduct: ['admin', 'never', 'content'],
  updateProduct: ['admin', 'never', 'content'],
  deleteProduct: ['admin', 'never', 'content'],
  getTotalProducts: ['admin', 'never', 'none'],

  getWorkingCopies: ['admin', 'never', 'content'],
  keepWorkingCopy: ['admin', 'never', 'content'],
  dropWorkingCopy: ['admin', 'never', 'content'],

  listBin: ['admin', 'never', 'content'],
  getHealthReport: ['admin', 'never', 'none'],
  restoreFromBin: ['admin', 'never', 'content'],
  deleteForGood: ['admin', 'never', 'content', 'proof'],

  getImage: ['anyone', 'a year'],
  uploadImage: ['admin', 'never', 'content'],
  // Exists in the emulator only.
  uploadTest: ['anyone', 'never'],

  getSiteContent: ['anyone', 'minutes'],
  getEditedContent: ['admin', 'never', 'content'],
  getContentVersion: ['admin', 'never', 'content'],
  saveHomeContent: ['admin', 'never', 'content'],
  saveAboutContent: ['admin', 'never', 'content'],
  saveContactContent: ['admin', 'never', 'content'],
  saveCouncilContent: ['admin', 'never', 'content'],
  saveLegalContent: ['admin', 'never', 'content'],
  saveBylawsContent: ['admin', 'never', 'content'],
  saveProfessionalContent: ['admin', 'never', 'content'],

  getHomeNews: ['anyone', 'minutes'],

  sendContactMessage: ['anyone', 'never'],
  listMessages: ['admin', 'never', 'people'],
  getMessageTotals: ['admin', 'never', 'people'],
  getMessage: ['admin', 'never', 'people'],
  getWhatsappConsents: ['signed-in', 'never'],
  chooseWhatsappConsent: ['signed-in', 'never'],
  getUserWhatsappConsents: ['admin', 'never', 'people'],
  recordWhatsappConsent: ['admin', 'never', 'people'],
  listWhatsappQueue: ['admin', 'never', 'people'],
  markWhatsappMessage: ['admin', 'never', 'people'],

  listAnnouncements: ['admin', 'never', 'content'],
  addAnnouncement: ['admin', 'never', 'content'],
  updateAnnouncement: ['admin', 'never', 'content'],
  deleteAnnouncement: ['admin', 'never', 'content'],
  listOwnAnnouncements: ['signed-in', 'never'],

  receiveMail: ['mail-server', 'never'],
  updateMessage: ['admin', 'never', 'people'],
  listMessageAdmins: ['admin', 'never', 'people'],
  sendMessageAnswer: ['admin', 'never', 'people'],
  addMessageNote: ['admin', 'never', 'people'],
  assignMessage: ['admin', 'never', 'people'],
  listMessageTemplates: ['admin', 'never', 'people'],
  addMessageTemplate: ['admin', 'never', 'people'],
  updateMessageTemplate: ['admin', 'never', 'people'],
  deleteMessageTemplate: ['admin', 'never', 'people'],

  getMoneyOverview: ['admin', 'never', 'money'],
  listOpenBills: ['admin', 'never', 'money'],
  listEndingMemberships: ['admin', 'never', 'money'],
  exportMoney: ['admin', 'never', 'money', 'proof'],
  getAnnualReport: ['admin', 'never', 'money'],
  getBalances: ['admin', 'never', 'money'],
  setOpeningBalance: ['admin', 'never', 'money'],
  recordExpense: ['admin', 'never', 'money'],
  listLedgerEntries: ['admin', 'never', 'money'],
  exportLedger: ['admin', 'never', 'money', 'proof'],
  listLedgerMonths: ['admin', 'never', 'money'],
  closeLedgerMonth: ['admin', 'never', 'money'],
  getLedgerEntry: ['admin', 'never', 'money'],
  correctLedgerEntry: ['admin', 'never', 'money'],
  refundLedgerEntry: ['admin', 'never', 'money'],
  getLedgerDocument: ['admin', 'never', 'money'],
  downloadLedgerDocument: ['admin', 'never', 'money'],

  listAuditEntries: ['admin', 'never', 'audit'],
  getLastEdit: ['admin', 'never', 'content'],
  undoEntry: ['admin', 'never', 'people or money or content'],
  exportAudit: ['admin', 'never', 'audit', 'proof'],
  // Its answer is meant for public caches.
  getAuditProof: ['admin', 'never', 'audit'],
  getAuditCheckpoint: ['anyone', 'minutes'],
  listLocalMails: ['anyone', 'never'],
  listMails: ['admin', 'never', 'people'],
  listMissingReminders: ['admin', 'never', 'people'],
  resendMail: ['admin', 'never', 'people'],
  checkSender: ['admin', 'never', 'people'],
  liftSuppression: ['admin', 'never', 'people'],

  listLetters: ['admin', 'never', 'people'],
  getLetter: ['admin', 'never', 'people'],
  createLetter: ['admin', 'never', 'people'],
  updateLetter: ['admin', 'never', 'people'],
  deleteLetter: ['admin', 'never', 'people'],
  countLetter: ['admin', 'never', 'people'],
  previewLetter: ['admin', 'never', 'people'],
  testLetter: ['admin', 'never', 'people'],
  startLetter: ['admin', 'never', 'people', 'proof'],
  pauseLetter: ['admin', 'never', 'people'],
  resumeLetter: ['admin', 'never', 'people'],
  cancelLetter: ['admin', 'never', 'people'],
  listLetterRecipients: ['admin', 'never', 'people'],
  endLetterList: ['anyone', 'never'],
  getOwnLetterLists: ['signed-in', 'never'],
  chooseLetterList: ['signed-in', 'never'],

  getBlogFeed: ['anyone', 'minutes'],
  getEventCalendar: ['anyone', 'minutes'],
  getEventFile: ['anyone', 'minutes'],
  searchSite: ['anyone', 'minutes'],
  getContentSitemap: ['anyone', 'minutes'],
};
