import type { User } from 'contract/schemas/people';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { MemberDocuments } from './member-documents.tsx';
import { MemberNotes } from './member-notes.tsx';
import { MemberTags } from './member-tags.tsx';
import { MemberTasks } from './member-tasks.tsx';

/** Sections with the tags, tasks, notes and documents of admins about a person. */
export function MemberRecordSections({ user }: { readonly user: User }) {
  const records = useEndpoint('getMemberRecords', { id: user._id });
  return (
    <RecordScreen record={records} isBrief loadError="Catatan pengurus tidak dapat dimuat.">
      {(data) => (
        <div className="grid gap-6">
          <MemberTags id={user._id} tags={data.tags} knownTags={data.knownTags} />
          <MemberTasks id={user._id} tasks={data.tasks} assignees={data.assignees} />
          <MemberNotes id={user._id} notes={data.notes} />
          <MemberDocuments id={user._id} documents={data.documents} />
        </div>
      )}
    </RecordScreen>
  );
}
