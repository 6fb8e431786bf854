import { globSync, readFileSync } from 'node:fs';
import { CONSOLE, MEMBER_APP } from './web-sources.ts';

/** Where something is typed. */
const FIELD =
  /<(?:form|Form|SimpleForm|TextInput|Textarea|TextField|textarea|RichTextField|RichTextEditor|RichTextInput)\b/;

/** The files of an app in which something is typed, and that none of these words guards. */
function unguarded(app: string, guards: RegExp): string[] {
  return globSync('**/*.tsx', { cwd: app })
    .filter((path) => !path.endsWith('.spec.tsx'))
    .map((path) => ({ path, text: readFileSync(`${app}/${path}`, 'utf8') }))
    .filter(({ text }) => FIELD.test(text) && !guards.test(text))
    .map(({ path }) => path)
    .sort();
}

/** Each file that needs no guard of its own, with the reason. */
const files = (reasons: Record<string, string[]>): string[] => Object.values(reasons).flat().sort();

const MEMBER_APP_FIELDS = {
  'part of a form, whose hook guards it': [
    'entities/media/upload/FilesField.tsx',
    'entities/posts/editing/EditTopicFields.tsx',
    'entities/posts/editing/ReleaseField.tsx',
    'entities/posts/poll/PollFields.tsx',
    'entities/quizzes/play/Choices.tsx',
    'features/auth/forms/CredentialFields.tsx',
    'features/events/edit/DetailsFields.tsx',
    'features/events/edit/DetailsPart.tsx',
    'features/groups/edit/GeneralFields.tsx',
    'features/topic/comments/CommentForm.tsx',
    'ui/form/NameFields.tsx',
    'ui/rich-text/LinkForm.tsx',
  ],
  'shows something to copy': ['features/events/list/CalendarDialog.tsx', 'features/settings/tabs/ShownToken.tsx'],
  searches: ['features/search/SearchOverlay.tsx'],
  'only chooses': ['features/onboarding/steps/FollowStep.tsx', 'features/onboarding/steps/InterestsStep.tsx'],
};
const CONSOLE_FIELDS = {
  'part of a form that guards it': [
    'boards/ColorInput.tsx',
    'form/LinkRow.tsx',
    'form/RichTextInput.tsx',
    'groups/FaqsInput.tsx',
    'quizzes/questions/Accepted.tsx',
    'quizzes/questions/BesideQuestion.tsx',
    'quizzes/questions/Options.tsx',
    'scoring/DeedRules.tsx',
    'scoring/Levels.tsx',
    'settings/basic-inputs.tsx',
    'ui/ReasonField.tsx',
  ],
  'the state of an edit around its form': ['form/VersionedEdit.tsx'],
  'logs in': ['auth/LoginForm.tsx', 'auth/PasswordField.tsx', 'auth/SessionEnded.tsx'],
  'searches or chooses': [
    'list/FilterField.tsx',
    'list/RecordPicker.tsx',
    'list/SearchField.tsx',
    'members/RuleField.tsx',
    'members/SilenceTerm.tsx',
    'members/SuspensionTerm.tsx',
    'record/PagedPanel.tsx',
    'texts/TextsPage.tsx',
  ],
};

describe('text that is typed', () => {
  it('is kept by a draft, or guarded by the hook of forms, everywhere in the member app', () => {
    expect(unguarded(MEMBER_APP, /\b(?:useForm|useUnsaved|useDraft|usePostDraft|useEditDraft)(?:<.*>)?\(/)).toEqual(
      files(MEMBER_APP_FIELDS),
    );
  });

  it('is guarded by the forms or the reason dialog everywhere in the console', () => {
    const guards = /warnWhenUnsavedChanges|<ReasonedForm\b|<ReasonDialog\b|\buseUnsaved\(/;
    expect(unguarded(CONSOLE, guards)).toEqual(files(CONSOLE_FIELDS));
  });
});
