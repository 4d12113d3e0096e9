import { Modal } from '#ui/Modal.tsx';
import { SignInForm } from './SignInForm.tsx';

interface SessionEndedProps {
  /** Who was signed in; empty where that is not known. */
  email: string;
  onSignedIn: () => void;
  onClose: () => void;
}

/** Above whatever is open: what was typed below stays. */
export function SessionEnded({ email, onSignedIn, onClose }: SessionEndedProps) {
  return (
    <Modal title="Your sign-in has ended" onClose={onClose}>
      <p className="mb-4">Sign in to go on where you were. Nothing you typed is lost.</p>
      <SignInForm email={email} onSignedIn={onSignedIn} />
    </Modal>
  );
}
