export const demoAccounts = [
  { email: 'admin@example.org', password: 'admin-demo-1', what: 'Admin' },
  { email: 'member@example.org', password: 'member-demo-1', what: 'active member' },
  { email: 'waiting@example.org', password: 'waiting-demo-1', what: 'registered, waiting for approval' },
  { email: 'renewing@example.org', password: 'renewing-demo-1', what: 'has asked for a renewal' },
  { email: 'expired@example.org', password: 'expired-demo-1', what: 'membership has expired' },
  { email: 'rejected@example.org', password: 'rejected-demo-1', what: 'renewal was rejected' },
  { email: 'coordinator@example.org', password: 'coordinator-demo-1', what: 'coordinator of an institution' },
  { email: 'english@example.org', password: 'english-demo-1', what: 'active member who reads English' },
];
