import * as text from '#site/quotes/texts.ts';
import { AcceptForm } from './AcceptForm.tsx';
import type { AnswerProps } from './answer-props.ts';
import { DeclineForm } from './DeclineForm.tsx';

export function Answer(props: AnswerProps) {
  return (
    <>
      <AcceptForm {...props} />
      <details
        open={props.typed.reason !== '' || props.typed.note !== ''}
        className="rounded-lg bg-ivory-100 p-5 sm:px-8"
      >
        <summary className="min-h-11 content-center font-semibold">{text.declineSummary}</summary>
        <DeclineForm {...props} />
      </details>
    </>
  );
}
