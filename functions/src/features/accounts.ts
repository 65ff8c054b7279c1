import type { accounts as table } from 'contract/accounts';
import { ApiError } from 'contract/errors';
import { wording } from 'contract/words/wording';
import { checkPasskey } from '#auth/factor/passkeys.ts';
import { checkCode } from '#auth/factor/used-factors.ts';
import { endSession } from '#auth/sessions.ts';
import { addressOwner, type SignedIn, signIn } from '#auth/sign-in.ts';
import { type FactorCheck, passkeyLoginOf, signInByFactor } from '#auth/sign-in-by-factor.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Handlers, RequestContext } from '#http/handler.ts';
import { limitCodes, tellOfRecovery, wrongCode, wrongPasskey } from '#model/accounts/factor-codes.ts';
import { settleReset } from '#model/accounts/factor-reset.ts';
import { limitLogin } from '#model/accounts/login-limits.ts';
import { tellOfEnd, tellOfLogin, tellOfRefusal, tellOfWrong } from '#model/accounts/logins.ts';
import { deviceOf, tellOfNewLogin } from '#model/accounts/new-login.ts';
import { registerMember } from '#model/accounts/registration.ts';
import { limitRate } from '#model/base/attempt-limits.ts';
import { visitorBillOf } from '#model/bills/use.ts';
import { newInstitutionOf } from '#model/institutions/founding.ts';
import { readProof } from '#model/payments/proofs.ts';
import { requireUnguessed } from '#model/people/new-passwords.ts';
import { convertPhoto } from '#model/people/profile.ts';

const originOf = ({
  client: { address, network },
  userAgent,
}: Pick<RequestContext, 'client' | 'userAgent'>) => ({
  address,
  network,
  device: deviceOf(userAgent),
  onNewNetwork: tellOfNewLogin(userAgent),
  onLogin: tellOfLogin(userAgent),
});

const loginReplyOf = ({ token, user }: SignedIn) => ({
  token,
  user: { _id: user.id, name: user.data.name, email: user.data.email, role: user.data.role },
});

const loginOver = () => new ApiError('gone', { message: wording.loginOver });

/**
 * The second step of a login.
 *
 * @returns undefined for what does not prove it
 * @throws ApiError gone when the login has to begin anew; too-many-requests
 */
async function goOn(
  ticket: string,
  request: Pick<RequestContext, 'client' | 'userAgent' | 'noteUser'>,
  wrong: 'code' | 'passkey',
  check: FactorCheck,
): Promise<SignedIn | undefined> {
  const session = await signInByFactor(ticket, check, {
    from: originOf(request),
    onAccount: async (id) => {
      request.noteUser(id);
      await limitCodes(id);
    },
    onFactor: tellOfRecovery,
    onWrong: tellOfWrong(request.userAgent, wrong),
  });
  if (session === 'over') throw loginOver();
  return session === 'wrong' ? undefined : session;
}

export const accounts: Handlers<typeof table> = {
  async getLoginStatus(_input, _caller, request) {
    return { isLogin: (await request.identify()) !== undefined };
  },

  async register(input, _caller, request) {
    await requireUnguessed(input.password, input);
    await limitRate('register-address', request.client.network);
    const proof = await readProof(input.paymentProof.bytes);
    const photo = await convertPhoto(input.profilePhoto);
    const application = {
      name: input.name,
      email: input.email,
      password: input.password,
      gender: input.gender ?? '',
      institution: input.institution ?? '',
      institutionAddress: input.institutionAddress ?? '',
      department: input.department ?? '',
      expertise: input.expertise ?? '',
      phoneNumber: input.phoneNumber ?? '',
    } as const;
    const institution = await newInstitutionOf(input, input.logo?.bytes);
    const bill = await visitorBillOf(input.bill, input.membership ?? 'individual');
    const replyOf = (_id: string) => ({ message: wording.registered, _id });
    const id = await registerMember(application, { proof, photo, institution, bill }, (batch, id) =>
      request.keepAnswer(batch, replyOf(id)),
    );
    request.noteUser(id);
    return replyOf(id);
  },

  async login({ email, password }, _caller, request) {
    const [counter, owner] = await Promise.all([limitLogin(email, request.client), addressOwner(email)]);
    let account: Stored<UserRecord> | undefined;
    const session = await signIn(email, password, {
      owner,
      from: originOf(request),
      onAccount: (user) => {
        account = user;
        request.noteUser(user.id);
      },
      onReset: settleReset,
    });
    if (session === undefined) {
      await tellOfRefusal(counter, account, request.userAgent);
      throw new ApiError('invalid-credentials');
    }
    if ('ticket' in session) {
      const message = session.proof === 'passkey' ? { message: wording.passkeyNeeded } : {};
      throw new ApiError('code-needed', { ...session, ...message });
    }
    return loginReplyOf(session);
  },

  async loginByCode({ ticket, code }, _caller, request) {
    const session = await goOn(ticket, request, 'code', ({ id, data }) => checkCode(id, data, code));
    if (session === undefined) throw wrongCode('code');
    return loginReplyOf(session);
  },

  async beginPasskeyLogin({ ticket }, _caller, request) {
    const options = await passkeyLoginOf(ticket, request.client.network, async (id) => {
      request.noteUser(id);
      await limitRate('passkey-challenge', id);
    });
    if (options === undefined) throw loginOver();
    return options;
  },

  async loginByPasskey({ ticket, passkey }, _caller, request) {
    const check: FactorCheck = ({ data }, use) => checkPasskey(data, passkey, use);
    const session = await goOn(ticket, request, 'passkey', check);
    if (session === undefined) throw wrongPasskey();
    return loginReplyOf(session);
  },

  async logout(_input, caller) {
    await endSession(caller, tellOfEnd(caller, 'session.leave'));
    return { message: wording.loggedOut };
  },
};
