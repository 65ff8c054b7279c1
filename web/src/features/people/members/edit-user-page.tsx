import { missingDutyText } from 'contract/rules/admins/duties';
import {
  pickPersonValues,
  sharedPersonFieldNames,
  sortPersonFields,
} from 'contract/rules/people/person-fields';
import type { User } from 'contract/schemas/people';
import { adminListDate } from 'contract/text/dates';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PersonInputs } from '#shared/members/person-inputs.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { Field } from '#ui/forms/field.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { useListPath } from '#ui/lists/use-list-path.ts';
import { useEditCheck } from './edit-check.ts';
import { UserStatus } from './user-status.tsx';

export default function EditUserPage() {
  const { id = '' } = useParams();
  const user = useRecord('getUser', { id });
  const back = useListPath('/admin/manage-user');
  const mayEdit = useEditCheck();
  return (
    <>
      <ScreenHead back={back} />
      <RecordScreen record={user} loadError="Gagal mengambil data pengguna">
        {(data) =>
          mayEdit(data) ? (
            <EditUserForm key={user.formKey} user={data} back={back} onReload={user.reload} />
          ) : (
            <Notice tone="info">{missingDutyText('every')}</Notice>
          )
        }
      </RecordScreen>
    </>
  );
}

const explain = (error: Error) => ({
  message: 'Gagal mengupdate data pengguna',
  detail: getErrorReason(error),
});

interface EditUserFormProps {
  readonly user: User;
  readonly back: string;
  readonly onReload: () => void;
}

const inputFields = sortPersonFields(sharedPersonFieldNames, [
  'gender',
  'phoneNumber',
  'institution',
  'department',
  'expertise',
]);

function EditUserForm({ user, back, onReload }: EditUserFormProps) {
  const navigate = useNavigate();
  return (
    <section className="panel max-w-3xl p-5 sm:p-8">
      <UserFacts user={user} />
      <EndpointForm
        name="updateUser"
        keepsDraft
        label="Edit User"
        fixed={{ id: user._id, basedOn: user.updatedAt }}
        defaults={{ name: user.name, ...pickPersonValues(sharedPersonFieldNames, user) }}
        refreshes={['getUser', 'listUsers', 'listRegistrationRequests', 'listRenewalRequests']}
        submitLabel="Update"
        explain={explain}
        onReload={onReload}
        onDone={({ message, user: saved }) => {
          toast.success(`${saved.name}: ${message}`);
          navigate(back);
        }}
      >
        {(fields) => (
          <div className="grid gap-5 sm:grid-cols-2">
            <UnsavedGuard />
            <fields.Text name="name" label="Name" autoComplete="off" />
            <Field
              id="updateUser-email"
              label="Email"
              hint={
                <Link to={`/admin/manage-user/${user._id}#member-email`} className="text-link">
                  Ganti email
                </Link>
              }
            >
              {(control) => (
                <input {...control} type="email" readOnly value={user.email} className="control" />
              )}
            </Field>
            <PersonInputs
              {...fields}
              fields={inputFields}
              wide={['expertise', 'institutionAddress']}
              isForAdmins
            />
          </div>
        )}
      </EndpointForm>
    </section>
  );
}

function UserFacts({ user }: { readonly user: User }) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b pb-4 text-muted text-sm">
      <UserStatus user={user} />
      {user.memberNumber !== null && <span>{user.memberNumber}</span>}
      <span>{`${user.role}, bergabung ${adminListDate(user.createdAt)}`}</span>
    </div>
  );
}
