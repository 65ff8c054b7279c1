import type { EndpointName } from 'contract';

/**
 * Who may call each endpoint, and how long anybody may keep what it answers, as it was agreed on: written by hand, so
 * that weakening a declaration, or caching what is private, fails. A new endpoint is entered here by whoever has
 * thought about both.
 */

/**
 * - `anyone`: no token needed
 * - `signed-in`: whoever has a live session; where the remark says so, the handler looks further
 * - `self`: whose id stands in the path · `self-or-admin`: they, or an admin · `admin`: admins alone
 */
export type Who = 'anyone' | 'signed-in' | 'self' | 'self-or-admin' | 'admin';

/** Whether what it answers may be kept: by nobody, by the CDN for minutes, or by all for a year. */
export type Kept = 'never' | 'minutes' | 'a year';

export const accessTable: Readonly<Record<EndpointName, readonly [who: Who, kept: Kept]>> = {
  getLoginStatus: ['anyone', 'never'],
  register: ['anyone', 'never'],
  login: ['anyone', 'never'],
  logout: ['signed-in', 'never'],
  getConnection: ['anyone', 'never'],
  getHealth: ['anyone', 'never'],

  getProfile: ['signed-in', 'never'],
  getUser: ['self-or-admin', 'never'],
  getProfilePhoto: ['self-or-admin', 'never'],
  listUsers: ['admin', 'never'],
  exportUsers: ['admin', 'never'],
  updateUser: ['admin', 'never'],
  listUserSessions: ['admin', 'never'],
  endUserSessions: ['admin', 'never'],
  endUserSession: ['admin', 'never'],
  deleteUser: ['admin', 'never'],

  updateProfile: ['signed-in', 'never'],
  changePhoto: ['signed-in', 'never'],
  listSessions: ['signed-in', 'never'],
  useSession: ['signed-in', 'never'],
  endSession: ['signed-in', 'never'],
  downloadOwnData: ['signed-in', 'never'],
  deleteOwnAccount: ['signed-in', 'never'],

  getQris: ['admin', 'never'],
  saveQris: ['admin', 'never'],

  verifyEmail: ['anyone', 'never'],
  resendVerification: ['signed-in', 'never'],

  getEmailChange: ['signed-in', 'never'],
  requestEmailChange: ['signed-in', 'never'],
  cancelEmailChange: ['signed-in', 'never'],
  // By a mailed code.
  confirmEmailChange: ['anyone', 'never'],
  changeUserEmail: ['admin', 'never'],

  giveConsent: ['signed-in', 'never'],
  withdrawConsent: ['signed-in', 'never'],

  // By the code of a reminder.
  endReminders: ['anyone', 'never'],
  chooseReminders: ['signed-in', 'never'],

  getCard: ['signed-in', 'never'],
  updateCard: ['signed-in', 'never'],
  reissueCard: ['signed-in', 'never'],
  getCardKeys: ['anyone', 'minutes'],
  checkCard: ['anyone', 'never'],
  // By the code on a receipt.
  checkReceipt: ['anyone', 'never'],

  forgotPassword: ['anyone', 'never'],
  resetPassword: ['anyone', 'never'],
  changePassword: ['signed-in', 'never'],

  listAdmins: ['admin', 'never'],
  createAdmin: ['admin', 'never'],
  findAccount: ['admin', 'never'],
  promoteToAdmin: ['admin', 'never'],
  demoteAdmin: ['admin', 'never'],

  listRegistrationRequests: ['admin', 'never'],
  approveRegistration: ['admin', 'never'],
  rejectRegistration: ['admin', 'never'],

  requestRenewal: ['self', 'never'],
  listRenewalRequests: ['admin', 'never'],
  approveRenewal: ['admin', 'never'],
  rejectRenewal: ['admin', 'never'],

  askApplicant: ['admin', 'never'],
  answerQuestion: ['signed-in', 'never'],

  checkRenewalLink: ['anyone', 'never'],
  renewByLink: ['anyone', 'never'],

  openBill: ['signed-in', 'never'],
  openVisitorBill: ['anyone', 'never'],
  // By the code of a reminder.
  openBillByLink: ['anyone', 'never'],

  getPaymentProof: ['self-or-admin', 'never'],
  listUserPayments: ['self-or-admin', 'never'],
  getUsualWait: ['signed-in', 'never'],
  // Whose payment it is, their coordinators, and admins.
  getProof: ['signed-in', 'never'],
  // Of the own payments alone.
  replaceProof: ['signed-in', 'never'],
  getReceipt: ['signed-in', 'never'],
  issueReceipt: ['signed-in', 'never'],
  nameReceipt: ['signed-in', 'never'],
  getReview: ['admin', 'never'],
  getComparedReview: ['admin', 'never'],

  listInstitutionLogos: ['anyone', 'minutes'],
  listInstitutions: ['admin', 'never'],
  // Coordinators of the institution, and admins.
  getInstitution: ['signed-in', 'never'],
  updateInstitution: ['signed-in', 'never'],
  renameInstitution: ['admin', 'never'],
  removeInstitutionLogo: ['signed-in', 'never'],
  listInstitutionHistory: ['signed-in', 'never'],
  listInstitutionPayments: ['admin', 'never'],
  getInvitation: ['anyone', 'never'],
  acceptInvitation: ['signed-in', 'never'],
  joinByInvitation: ['anyone', 'never'],
  // Coordinators of the institution, and admins.
  inviteStaff: ['signed-in', 'never'],
  withdrawInvitation: ['signed-in', 'never'],
  removeSeat: ['signed-in', 'never'],
  replaceSeat: ['signed-in', 'never'],
  setCoordinator: ['signed-in', 'never'],

  getTotalUsers: ['admin', 'never'],
  getDashboard: ['admin', 'never'],
  getMemberHistory: ['admin', 'never'],

  listBlogs: ['anyone', 'minutes'],
  listBlogWords: ['anyone', 'minutes'],
  getBlog: ['anyone', 'minutes'],
  listWrittenBlogs: ['admin', 'never'],
  getWrittenBlog: ['admin', 'never'],
  createBlog: ['admin', 'never'],
  updateBlog: ['admin', 'never'],
  deleteBlog: ['admin', 'never'],
  getTotalBlogs: ['admin', 'never'],

  listJournals: ['anyone', 'minutes'],
  getJournal: ['anyone', 'minutes'],
  downloadJournal: ['anyone', 'minutes'],
  createJournal: ['admin', 'never'],
  updateJournal: ['admin', 'never'],
  deleteJournal: ['admin', 'never'],
  getTotalJournals: ['admin', 'never'],

  listEvents: ['anyone', 'minutes'],
  getEvent: ['anyone', 'minutes'],
  createEvent: ['admin', 'never'],
  updateEvent: ['admin', 'never'],
  deleteEvent: ['admin', 'never'],
  getTotalEvents: ['admin', 'never'],

  listProducts: ['anyone', 'minutes'],
  getProduct: ['anyone', 'minutes'],
  createProduct: ['admin', 'never'],
  updateProduct: ['admin', 'never'],
  deleteProduct: ['admin', 'never'],
  getTotalProducts: ['admin', 'never'],

  getWorkingCopies: ['admin', 'never'],
  keepWorkingCopy: ['admin', 'never'],
  dropWorkingCopy: ['admin', 'never'],

  listBin: ['admin', 'never'],
  getHealthReport: ['admin', 'never'],
  restoreFromBin: ['admin', 'never'],
  deleteForGood: ['admin', 'never'],

  getImage: ['anyone', 'a year'],
  uploadImage: ['admin', 'never'],
  // In the emulator only.
  uploadTest: ['anyone', 'never'],

  getSiteContent: ['anyone', 'minutes'],
  getEditedContent: ['admin', 'never'],
  getContentVersion: ['admin', 'never'],
  saveHomeContent: ['admin', 'never'],
  saveAboutContent: ['admin', 'never'],
  saveContactContent: ['admin', 'never'],
  saveCouncilContent: ['admin', 'never'],

  getHomeNews: ['anyone', 'minutes'],

  sendContactMessage: ['anyone', 'never'],
  listMessages: ['admin', 'never'],
  getMessageTotals: ['admin', 'never'],
  getMessage: ['admin', 'never'],
  updateMessage: ['admin', 'never'],

  listAuditEntries: ['admin', 'never'],
  listLocalMails: ['anyone', 'never'],
  listMails: ['admin', 'never'],
  listMissingReminders: ['admin', 'never'],
  resendMail: ['admin', 'never'],

  getBlogFeed: ['anyone', 'minutes'],
  getEventCalendar: ['anyone', 'minutes'],
  getEventFile: ['anyone', 'minutes'],
  getContentSitemap: ['anyone', 'minutes'],
};
