import { CheckCircleIcon, InfoIcon } from '#ui/base/shell-icons.tsx';

export function EmailMark({ verifiedAt }: { readonly verifiedAt: string | null }) {
  const [Icon, text, colour] =
    verifiedAt === null
      ? ([InfoIcon, 'Not verified', 'text-muted'] as const)
      : ([CheckCircleIcon, 'Verified', 'text-success'] as const);
  return (
    <span className={`inline-flex items-center gap-1 text-nowrap text-xs ${colour}`}>
      <Icon className="size-3.5 shrink-0" />
      {text}
    </span>
  );
}
