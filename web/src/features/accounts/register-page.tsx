import type { Bill } from 'contract/bills';
import { ApiError } from 'contract/errors';
import { consentTexts, currentConsent } from 'contract/rules/consent';
import type { MembershipKind } from 'contract/rules/institution-kinds';
import { limits } from 'contract/rules/limits';
import { sharedPersonFieldNames, sortPersonFields } from 'contract/rules/people/person-fields';
import { clientWording } from 'contract/text/client-wording';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import type { PublicScreen } from '#api/screens/screen.ts';
import { NewPasswordFields } from '#shared/accounts/new-password-fields.tsx';
import { PersonInputs } from '#shared/members/person-inputs.tsx';
import { usePhotoCrop } from '#shared/members/use-photo-crop.tsx';
import { PaymentInstructions } from '#shared/payments/payment-instructions.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { EndpointForm, type FormFields } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import type { FormFailure } from '#ui/forms/use-endpoint-form.ts';
import { dropBillKey } from './bill-key.ts';
import { LoggedInNotice } from './logged-in-notice.tsx';
import { InstitutionFields, MembershipChoice } from './membership-choice.tsx';
import { VisitorBill } from './visitor-bill.tsx';

export const screen: PublicScreen = {
  audience: 'public',
  path: '/register',
  title: 'Pendaftaran anggota',
  description:
    'Daftar menjadi anggota SISINDO: isi satu formulir, unggah bukti transfer, dan dapatkan kartu anggota digital setelah disetujui.',
};

/** Only an email address in use has its own message (requirements 2.10.3). */
function explain(error: Error): FormFailure | undefined {
  if (!(error instanceof ApiError) || error.code !== 'user-exists') return undefined;
  return { message: clientWording.emailTaken, fields: { ...error.fields, email: clientWording.emailTaken } };
}

export default function RegisterPage() {
  const navigate = useNavigate();
  const [membership, setMembership] = useState<MembershipKind>('individual');
  const [shown, setShown] = useState<{ readonly bill: Bill; readonly billKey: string }>();
  const showBill = useCallback((bill: Bill, billKey: string) => setShown({ bill, billKey }), []);
  const isBilled = shown?.bill.membership === membership;
  const call = useCall();
  return (
    <div className="wrap py-8 sm:py-12">
      <BackLink to="/" />
      <h1 className="mt-4 text-title">Pendaftaran anggota</h1>
      <LoggedInNotice className="mt-4">Untuk mendaftarkan orang lain, keluar dulu.</LoggedInNotice>
      <p className="mt-3 max-w-prose text-muted">
        Sudah punya akun?{' '}
        <Link to="/login" lang="en" className="text-link">
          Login
        </Link>
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <aside className="panel grid gap-4 p-5 sm:p-6 lg:sticky lg:top-24 lg:col-start-2">
          <h2 className="text-heading">Bayar dulu, lalu unggah buktinya</h2>
          <VisitorBill membership={membership} onShown={showBill} />
          <PaymentInstructions of={membership} />
        </aside>
        <div className="panel p-5 sm:p-8 lg:col-start-1 lg:row-start-1">
          <EndpointForm
            name="register"
            keepsDraft
            defaults={{ membership: 'individual' }}
            label="Pendaftaran anggota"
            submitLabel="Daftar"
            busyLabel="Mengirim…"
            precheck={(values) => call('checkRegistration', values)}
            explain={explain}
            submitValues={isBilled ? { bill: shown.bill.code, billKey: shown.billKey } : {}}
            onDone={(_reply, _clear, { email }) => {
              dropBillKey();
              void navigate('/login', { state: { registered: true, email } });
            }}
          >
            {(fields) => (
              <>
                <UnsavedGuard />
                <MembershipChoice onChoose={setMembership} />
                <RegisterFields {...fields} membership={membership} />
              </>
            )}
          </EndpointForm>
        </div>
      </div>
    </div>
  );
}

interface RegisterFieldsProps extends FormFields<'register'> {
  readonly membership: MembershipKind;
}

function RegisterFields(props: RegisterFieldsProps) {
  const { Text, Password } = props;
  return (
    <>
      <Group title="Akun">
        <Text name="name" label="Nama lengkap" autoComplete="name" className="sm:col-span-2" />
        <Text name="email" label="Email" type="email" autoComplete="email" className="sm:col-span-2" />
        <NewPasswordFields
          Password={Password}
          label="Kata sandi"
          hint={`Ketik sekali lagi, minimal ${limits.passwordMinimum} karakter.`}
        />
      </Group>
      <AboutYou {...props} />
      <p className="max-w-prose text-muted text-sm">
        {consentTexts[currentConsent]} Baca juga <TextInNewTab to="/privacy">Kebijakan privasi</TextInNewTab>{' '}
        dan <TextInNewTab to="/terms">Syarat dan ketentuan</TextInNewTab>.
      </p>
    </>
  );
}

/** Link that opens a new tab, so that the form keeps its input. */
function TextInNewTab({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> (membuka tab baru)</span>
    </a>
  );
}

const inputFields = sortPersonFields(sharedPersonFieldNames, [
  'gender',
  'phoneNumber',
  'institution',
  'department',
  'institutionAddress',
]);
/** An institution's own fields are in a group of their own. */
const staffFields = inputFields.filter((field) => field !== 'institution' && field !== 'institutionAddress');

function AboutYou({ membership, ...fields }: RegisterFieldsProps) {
  const isInstitution = membership === 'institution';
  const { crop, dialog } = usePhotoCrop();
  return (
    <>
      {dialog}
      <Group title="Tentang Anda">
        <PersonInputs
          {...fields}
          fields={isInstitution ? staffFields : inputFields}
          wide={isInstitution ? [] : ['institutionAddress', 'expertise']}
        />
      </Group>
      {isInstitution && (
        <Group title="Institusi Anda">
          <InstitutionFields {...fields} />
        </Group>
      )}
      <Group title="Berkas">
        <fields.File name="profilePhoto" label="Foto profil" refine={crop} className="sm:col-span-2" />
        <fields.File name="paymentProof" label="Bukti pembayaran" className="sm:col-span-2" />
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
