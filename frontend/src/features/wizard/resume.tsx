import { Navigate } from 'react-router';
import { useWizard } from './wizard-context.ts';

export default function Resume() {
  const { will } = useWizard();
  return <Navigate to={`/wizard/${will.currentStep}`} replace />;
}
