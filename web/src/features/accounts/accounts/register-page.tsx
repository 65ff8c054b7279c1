import { ApiError } from 'contract/errors';
import type { Bill } from 'contract/money/bills';
import type { MembershipKind } from 'contract/rules/institution-kinds';
import { limits } from 'contract/rules/limits';
import { registrationFieldNames, sortPersonFields } from 'contract/rules/people/person-fields';
import { fees } from 'contract/text/fees';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { wording } from 'contract/text/wording';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import * as t from '#messages/features/accounts/accounts';
import { ConsentText } from '#shared/accounts/consent-text.tsx';
import { NewPasswordFields } from '#shared/accounts/new-password-fields.tsx';
import { PersonInputs } from '#shared/members/person-inputs.tsx';
import { usePhotoCrop } from '#shared/members/use-photo-crop.tsx';
import { PaymentInstructions } from '#shared/payments/payment-instructions.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { EndpointForm, type FormFields } from '#ui/forms/endpoint-form.tsx';
import type { FormFailure } from '#ui/forms/submit/use-failure.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { dropBillKey } from './bill-key.ts';
import { LoggedInNotice } from './logged-in-notice.tsx';
import { InstitutionFields, MembershipChoice } from './membership-choice.tsx';
import { RegistrationInvoice } from './registration-invoice.tsx';
import { VisitorBill } from './visitor-bill.tsx';

const isInstitutionChosen = (state: unknown): boolean =>
  (state as { readonly membership?: unknown } | null)?.membership === 'institution';

/** Only an email address in use has its own message (requirements 2.10.3). */
function explain(error: Error): FormFailure | undefined {
  if (!(error instanceof ApiError) || error.code !== 'user-exists') return undefined;
  return { message: wording.emailTaken, fields: { ...error.fields, email: wording.emailTaken } };
}

export default function RegisterPage() {
  const navigate = useNavigate();
  // A price card of the login page names its kind.
  const first = isInstitutionChosen(useLocation().state) ? 'institution' : 'individual';
  const [membership, setMembership] = useState<MembershipKind>(first);
  const [shown, setShown] = useState<ShownBill>();
  const showBill = useCallback((bill: Bill, billKey: string) => setShown({ bill, billKey }), []);
  const call = useCall();
  const own = shown?.bill.membership === membership ? shown : undefined;
  return (
    <div className="wrap py-8 sm:py-12">
      <BackLink to="/" />
      <h1 className="mt-4 text-title">{t.registerTitle}</h1>
      <LoggedInNotice className="mt-4">{t.logOutFirst}</LoggedInNotice>
      <p className="mt-3 max-w-prose text-muted">
        {t.haveAccount}{' '}
        <Link to="/login" lang="en" className="text-link">
          {t.loginLink}
        </Link>
      </p>
      <div className="panel mt-8 p-5 sm:p-8">
        <EndpointForm
          name="register"
          keepsDraft
          defaults={{ membership: first }}
          label={t.registerTitle}
          submitLabel={t.register}
          busyLabel={t.sending}
          precheck={(values) => call('checkRegistration', values)}
          explain={explain}
          submitValues={own === undefined ? {} : { bill: own.bill.code, billKey: own.billKey }}
          onDone={(_reply, _clear, { email }) => {
            dropBillKey();
            void navigate('/login', { state: { registered: true, email } });
          }}
        >
          {(fields) => (
            // On wide screens the payment is a second column, next to all other steps.
            <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
              <UnsavedGuard trustsDraft />
              <MembershipChoice onChoose={setMembership} />
              <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
                <div className="grid gap-4 rounded-control border border-line p-4 sm:p-5 lg:sticky lg:top-24">
                  <h2 className="text-heading">{t.payFirst}</h2>
                  <AmountStatus membership={membership} bill={own?.bill} />
                  <VisitorBill membership={membership} onShown={showBill} />
                  <PaymentInstructions of={membership} />
                </div>
              </aside>
              <div className="grid gap-5">
                <RegisterFields {...fields} membership={membership} shown={own} />
              </div>
            </div>
          )}
        </EndpointForm>
      </div>
    </div>
  );
}

/** Bill on the screen, with the key by which the browser opened it. */
interface ShownBill {
  readonly bill: Bill;
  readonly billKey: string;
}

interface AmountStatusProps {
  readonly membership: MembershipKind;
  readonly bill: Bill | undefined;
}

/** Announces a change of the amount to screen readers. */
function AmountStatus({ membership, bill }: AmountStatusProps) {
  const isInstitution = membership === 'institution';
  return (
    <p role="status" className="sr-only">
      {bill === undefined
        ? fill(isInstitution ? t.institutionFeeStatus : t.individualFeeStatus, {
            amount: formatRupiah(fees[membership]),
          })
        : fill(isInstitution ? t.institutionAmountStatus : t.individualAmountStatus, {
            amount: formatRupiah(bill.amount),
          })}
    </p>
  );
}

interface RegisterFieldsProps extends FormFields<'register'> {
  readonly membership: MembershipKind;
  readonly shown: ShownBill | undefined;
}

function RegisterFields(props: RegisterFieldsProps) {
  const { Text, Password } = props;
  return (
    <>
      <Group title={t.accountGroup}>
        <Text name="name" label={t.fullName} autoComplete="name" className="sm:col-span-2" />
        <Text name="email" label={t.email} type="email" autoComplete="email" className="sm:col-span-2" />
        <NewPasswordFields
          Password={Password}
          label={t.passwordLabel}
          hint={fill(t.passwordHint, { minimum: limits.passwordMinimum })}
        />
      </Group>
      <AboutYou {...props} />
      <ConsentText />
    </>
  );
}

const inputFields = sortPersonFields(registrationFieldNames, [
  'gender',
  'phoneNumber',
  'institution',
  'department',
  'institutionAddress',
]);
/** An institution's own fields are in a group of their own. */
const staffFields = inputFields.filter((field) => field !== 'institution' && field !== 'institutionAddress');

function AboutYou({ membership, shown, ...fields }: RegisterFieldsProps) {
  const isInstitution = membership === 'institution';
  const { crop, dialog } = usePhotoCrop();
  return (
    <>
      {dialog}
      <Group title={t.personGroup}>
        <PersonInputs
          {...fields}
          fields={isInstitution ? staffFields : inputFields}
          wide={isInstitution ? [] : ['institutionAddress', 'expertise']}
        />
      </Group>
      {isInstitution && (
        <Group title={t.institutionGroup}>
          <InstitutionFields {...fields} />
          {shown !== undefined && <RegistrationInvoice key={shown.bill.code} billKey={shown.billKey} />}
        </Group>
      )}
      <Group title={t.fileGroup}>
        <fields.File name="profilePhoto" label={t.photo} refine={crop} className="sm:col-span-2" />
        <fields.File name="paymentProof" label={t.proof} className="sm:col-span-2" />
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
      <legend className="mb-4 font-bold text-heading">{title}</legend>
      {children}
    </fieldset>
  );
}
