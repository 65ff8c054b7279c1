import type { accounts as table } from 'contract/accounts/accounts';
import { ApiError } from 'contract/errors';
import { pickPersonValues, sharedPersonFieldNames } from 'contract/rules/people/person-fields';
import { wording } from 'contract/text/wording';
import { issueChallenge } from '#auth/factor/challenges.ts';
import { checkPasskey, signInUse, toSignInOptions } from '#auth/factor/passkeys.ts';
import { checkCode } from '#auth/factor/used-factors.ts';
import type { LoginMethod } from '#auth/new-session.ts';
import { requestDevice } from '#auth/request-device.ts';
import { endSession } from '#auth/sessions.ts';
import { findEmailOwner, type SignedIn, signIn } from '#auth/sign-in.ts';
import {
  type FactorCheck,
  signInByFactor,
  signInByPasskey,
  startPasskeyLogin,
} from '#auth/sign-in-by-factor.ts';
import type { Batch } from '#data/batch.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Handlers, RequestContext } from '#http/handler.ts';
import { completeReset } from '#model/accounts/factor-reset.ts';
import { limitCodes, wrongCode, wrongPasskey } from '#model/accounts/limit-codes.ts';
import { limitLogin } from '#model/accounts/login-limits.ts';
import {
  notifyNewLogin,
  recordFailedLogin,
  recordLogin,
  recordLogout,
  recordRefusedLogin,
} from '#model/accounts/logins.ts';
import { notifyRecoveryCodeUse } from '#model/accounts/notify-factor-change.ts';
import { checkRegistration, registerMember } from '#model/accounts/register-member.ts';
import { cancelDeletion } from '#model/accounts/request-deletion.ts';
import { sendVerification, verifyEmail } from '#model/accounts/verify-email.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { readNewInstitution } from '#model/institutions/create-institution.ts';
import { findVisitorBill } from '#model/money/bills/adopt-bill.ts';
import { readProof } from '#model/money/payments/proofs.ts';
import { convertPhoto } from '#model/people/profile/profile.ts';
import { requireStrongPassword } from '#model/people/profile/strong-password.ts';

const toOrigin = ({ client: { address, network } }: Pick<RequestContext, 'client'>) => ({
  address,
  network,
  device: requestDevice(),
  onNewNetwork: notifyNewLogin,
  onLogin: (batch: Batch, user: Stored<UserRecord>, by: LoginMethod) => {
    recordLogin(batch, user, by);
    cancelDeletion(batch, user, actorOf(user));
  },
});

/** `user` is as read before the login, which cancels a requested deletion. */
const toLoginReply = ({ token, user }: SignedIn) => ({
  token,
  user: { _id: user.id, name: user.data.name, email: user.data.email, role: user.data.role },
  ...(user.data.deletionAt ? { notice: wording.deletionCancelled } : {}),
});

const loginExpired = () => new ApiError('gone', { message: wording.loginExpired });

/** Returns undefined for a wrong proof. Throws gone when the login must start again; too-many-requests. */
async function completeSecondStep(
  ticket: string,
  request: Pick<RequestContext, 'client' | 'setLogUser'>,
  wrong: 'code' | 'passkey',
  check: FactorCheck,
): Promise<SignedIn | undefined> {
  const session = await signInByFactor(ticket, check, {
    from: toOrigin(request),
    onAccount: async (id) => {
      request.setLogUser(id);
      await limitCodes(id);
    },
    onFactor: notifyRecoveryCodeUse,
    onWrong: recordFailedLogin(wrong),
  });
  if (session === 'over') throw loginExpired();
  return session === 'wrong' ? undefined : session;
}

export const accounts: Handlers<typeof table> = {
  async getLoginStatus(_input, _caller, request) {
    return { isLogin: (await request.identify()) !== undefined };
  },

  async register(input, _caller, request) {
    await requireStrongPassword(input.password, input);
    await limitRate('register-address', request.client.network);
    const proof = await readProof(input.paymentProof.bytes);
    const photo = await convertPhoto(input.profilePhoto);
    const application = {
      name: input.name,
      email: input.email,
      password: input.password,
      ...pickPersonValues(sharedPersonFieldNames, input),
    };
    const institution = await readNewInstitution(input, input.logo?.bytes);
    const findBill = () => findVisitorBill(input.bill, input.billKey, input.membership ?? 'individual');
    const toReply = (_id: string) => ({ message: wording.registered, _id });
    const id = await registerMember(application, { proof, photo, institution, findBill }, (batch, id) =>
      request.storeReply(batch, toReply(id)),
    );
    request.setLogUser(id);
    return toReply(id);
  },

  async checkRegistration(input, _caller, request) {
    await checkRegistration(input, request.client.network);
    return {};
  },

  async login({ email, password }, _caller, request) {
    const [counter, owner] = await Promise.all([limitLogin(email, request.client), findEmailOwner(email)]);
    let account: Stored<UserRecord> | undefined;
    const session = await signIn(email, password, {
      owner,
      from: toOrigin(request),
      onAccount: (user) => {
        account = user;
        request.setLogUser(user.id);
      },
      onReset: completeReset,
    });
    if (session === undefined) {
      await recordRefusedLogin(counter, account);
      throw new ApiError('invalid-credentials');
    }
    if ('ticket' in session) {
      const message = session.proof === 'passkey' ? { message: wording.passkeyNeeded } : {};
      throw new ApiError('code-needed', { ...session, ...message });
    }
    return toLoginReply(session);
  },

  async loginByCode({ ticket, code }, _caller, request) {
    const session = await completeSecondStep(ticket, request, 'code', ({ id, data }) =>
      checkCode(id, data, code),
    );
    if (session === undefined) throw wrongCode('code');
    return toLoginReply(session);
  },

  async beginPasskeyLogin({ ticket }, _caller, request) {
    const options = await startPasskeyLogin(ticket, request.client.network, async (id) => {
      request.setLogUser(id);
      await limitRate('passkey-challenge', id);
    });
    if (options === undefined) throw loginExpired();
    return options;
  },

  async loginByPasskey({ ticket, passkey }, _caller, request) {
    const check: FactorCheck = ({ data }, use) => checkPasskey(data, passkey, use);
    const session = await completeSecondStep(ticket, request, 'passkey', check);
    if (session === undefined) throw wrongPasskey();
    return toLoginReply(session);
  },

  async beginPasskeySignIn(_input, _caller, { client }) {
    await limitRate('login-address', client.network);
    return toSignInOptions(await issueChallenge(signInUse));
  },

  async signInByPasskey({ passkey }, _caller, request) {
    await limitRate('login-address', request.client.network);
    const session = await signInByPasskey(passkey, toOrigin(request));
    if (session === undefined) throw new ApiError('invalid-input', { message: wording.passkeyUnknown });
    request.setLogUser(session.user.id);
    return toLoginReply(session);
  },

  async logout(_input, caller) {
    await endSession(caller, recordLogout(caller, 'session.leave'));
    return { message: wording.loggedOut };
  },

  async verifyEmail({ oobCode }, _caller, request) {
    await limitRate('verify-address', request.client.network);
    await verifyEmail(oobCode);
    return { message: wording.emailVerified };
  },

  async resendVerification(_input, { user }) {
    if (user.data.emailVerifiedAt) return { message: wording.emailAlreadyVerified };
    await limitRate('verify-mail', user.id, actorOf(user));
    await sendVerification(user);
    return { message: wording.verificationSent };
  },
};
