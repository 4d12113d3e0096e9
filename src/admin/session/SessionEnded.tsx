import { Modal } from '#ui/Modal.tsx';
import { SignInForm } from './SignInForm.tsx';

interface SessionEndedProps {
  onSignedIn: () => void;
  onClose: () => void;
}

/** Above whatever is open: what was typed below stays. */
export function SessionEnded({ onSignedIn, onClose }: SessionEndedProps) {
  return (
    <Modal title="Your sign-in has ended" onClose={onClose}>
      <p className="mb-4">Sign in to go on where you were. Nothing you typed is lost.</p>
      <SignInForm onSignedIn={onSignedIn} />
    </Modal>
  );
}
