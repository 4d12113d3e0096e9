import { MAX_LENGTH } from '#domain/limits.ts';
import { phoneCaution } from '#domain/phone.ts';
import * as text from '#site/inquiries/form-texts.ts';
import { questionForm } from '#stores/forms/question.ts';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { FormEnd } from '../../forms/FormEnd.tsx';
import { Sent } from '../../forms/Sent.tsx';
import { useInquiryForm } from '../../forms/use-inquiry-form.ts';

const FIELDS = [
  { name: 'name', label: text.fullName, autoComplete: 'name', required: true },
  {
    name: 'email',
    type: 'email',
    label: text.emailAddress,
    autoComplete: 'email',
    required: true,
  },
  {
    name: 'phone',
    type: 'tel',
    label: text.phoneOptional,
    autoComplete: 'tel',
    caution: phoneCaution,
  },
] as const;

/** The question form of the contact page (@question.form). */
export function Question() {
  const { form, errors, end, sent, startAnew } = useInquiryForm(questionForm, undefined);
  return (
    <div className="needs-script min-w-0">
      {sent && (
        <Sent
          sent={sent}
          title={text.questionSent}
          another={text.askAnother}
          onStartAnew={startAnew}
        />
      )}
      <form {...form} className="space-y-6">
        {FIELDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            id={`question-${name}`}
            name={name}
            {...field}
            maxLength={MAX_LENGTH[name]}
            error={errors[name]}
          />
        ))}
        <TextAreaField
          id="question-text"
          name="question"
          label={text.yourQuestion}
          maxLength={MAX_LENGTH.message}
          required
          error={errors.question}
        />
        <FormEnd {...end} label={text.questionButton} pendingLabel={text.pending} />
      </form>
    </div>
  );
}
