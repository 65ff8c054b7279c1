import type { MemberRecords, MemberTask } from 'contract/people/member-records';
import { adminListDateTime, isoDate } from 'contract/text/dates';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { clearAndToast } from '#ui/dialogs/toast.ts';
import { EndpointForm, type SharedFields } from '#ui/forms/endpoint-form.tsx';
import { EditableList, rowFormSettings } from '#ui/lists/editable-list.tsx';
import { DeleteRecord } from './delete-record.tsx';
import { recordRefreshes } from './record-refreshes.ts';
import { TaskDay } from './task-state.tsx';
import { useTaskCompletion } from './use-task-completion.ts';

type Assignees = MemberRecords['assignees'];

const taskRefreshes = [...recordRefreshes, 'listMemberTasks'] as const;

interface MemberTasksProps {
  readonly id: string;
  readonly tasks: readonly MemberTask[];
  readonly assignees: Assignees;
}

/** Lists the tasks about a person, with a form for a new one. */
export function MemberTasks({ id, tasks, assignees }: MemberTasksProps) {
  return (
    <Section id="member-tasks" title="Tugas">
      {tasks.length > 0 && (
        <EditableList
          rows={tasks}
          className="grid gap-3"
          rowClassName="grid gap-1 border-line border-b pb-3"
          form={(task, onClose) => <EditTask id={id} task={task} assignees={assignees} onClose={onClose} />}
        >
          {(task, onEdit) => <Task id={id} task={task} onEdit={onEdit} />}
        </EditableList>
      )}
      <EndpointForm
        name="addMemberTask"
        label="Tugas baru"
        fixed={{ id }}
        defaults={{ text: '', dueOn: isoDate(new Date()), assignedTo: '' }}
        refreshes={taskRefreshes}
        submitLabel="Tambah tugas"
        onDone={clearAndToast}
      >
        {(fields) => <TaskInputs {...fields} assignees={assignees} />}
      </EndpointForm>
    </Section>
  );
}

type TaskFields = SharedFields<'text' | 'dueOn' | 'assignedTo'>;
type TaskInputsProps = Pick<TaskFields, 'Text' | 'Select'> & { readonly assignees: Assignees };

function TaskInputs({ Text, Select, assignees }: TaskInputsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_1fr_1fr]">
      <Text name="text" label="Tugas" autoComplete="off" />
      <Text name="dueOn" label="Tenggat" type="date" />
      <Select
        name="assignedTo"
        label="Petugas"
        placeholder="Belum ada"
        options={assignees.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
    </div>
  );
}

interface TaskProps {
  readonly id: string;
  readonly task: MemberTask;
  readonly onEdit: () => void;
}

function Task({ id, task, onEdit }: TaskProps) {
  const { _id, text, assignee, doneAt, doneBy } = task;
  const [refusal, setRefusal] = useState<string>();
  const { complete, isBusy } = useTaskCompletion(id, setRefusal);
  const deletion = useAction('deleteMemberTask', { refreshes: taskRefreshes });
  return (
    <>
      <p className={`wrap-anywhere ${doneAt === null ? 'font-semibold' : 'text-muted line-through'}`}>
        {text}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-muted text-sm">
          <TaskDay task={task} />
          {` · ${assignee?.name ?? 'Belum ada petugas'}`}
          {doneAt !== null && ` · Selesai ${adminListDateTime(doneAt)} oleh ${doneBy ?? 'admin terdahulu'}`}
        </p>
        <div className="flex flex-wrap gap-1">
          <Button
            variant="secondary"
            size="small"
            busy={isBusy}
            aria-label={`${doneAt === null ? 'Selesai' : 'Buka lagi'}: ${text}`}
            onClick={() => void complete(task)}
          >
            {doneAt === null ? 'Selesai' : 'Buka lagi'}
          </Button>
          <Button variant="quiet" size="small" aria-label={`Ubah tugas: ${text}`} onClick={onEdit}>
            Ubah
          </Button>
          <DeleteRecord kind="tugas" record={text} remove={() => deletion.run({ id, task: _id })} />
        </div>
      </div>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
    </>
  );
}

interface EditTaskProps {
  readonly id: string;
  readonly task: MemberTask;
  readonly assignees: Assignees;
  readonly onClose: () => void;
}

function EditTask({ id, task, assignees, onClose }: EditTaskProps) {
  return (
    <EndpointForm
      name="updateMemberTask"
      label="Ubah tugas"
      fixed={{ id, task: task._id, basedOn: task.updatedAt }}
      defaults={{ task: task._id, text: task.text, dueOn: task.dueOn, assignedTo: task.assignee?._id ?? '' }}
      refreshes={taskRefreshes}
      submitLabel="Simpan"
      {...rowFormSettings(onClose)}
    >
      {(fields) => <TaskInputs {...fields} assignees={assignees} />}
    </EndpointForm>
  );
}
