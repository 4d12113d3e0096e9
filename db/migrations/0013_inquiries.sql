ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
UPDATE "outbox" SET "kind" = replace("kind", 'lead-', 'inquiry-') WHERE "kind" LIKE 'lead-%';--> statement-breakpoint
ALTER TABLE "leads" RENAME TO "inquiries";--> statement-breakpoint
ALTER TABLE "lead_lines" RENAME TO "inquiry_lines";--> statement-breakpoint
ALTER TABLE "inquiry_lines" RENAME COLUMN "lead_id" TO "inquiry_id";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "lead_id" TO "inquiry_id";--> statement-breakpoint
ALTER INDEX "leads_pkey" RENAME TO "inquiries_pkey";--> statement-breakpoint
ALTER INDEX "lead_lines_pkey" RENAME TO "inquiry_lines_pkey";--> statement-breakpoint
ALTER INDEX "lead_lines_position_unique" RENAME TO "inquiry_lines_position_unique";--> statement-breakpoint
ALTER TABLE "inquiry_lines" RENAME CONSTRAINT "lead_lines_standing" TO "inquiry_lines_standing";--> statement-breakpoint
ALTER TABLE "inquiry_lines" RENAME CONSTRAINT "lead_lines_quantity" TO "inquiry_lines_quantity";--> statement-breakpoint
ALTER TABLE "inquiry_lines" RENAME CONSTRAINT "lead_lines_lead_id_leads_id_fk" TO "inquiry_lines_inquiry_id_inquiries_id_fk";--> statement-breakpoint
ALTER INDEX "leads_idempotency_key_unique" RENAME TO "inquiries_idempotency_key_unique";--> statement-breakpoint
ALTER INDEX "leads_reference_unique" RENAME TO "inquiries_reference_unique";--> statement-breakpoint
ALTER INDEX "leads_status_created" RENAME TO "inquiries_status_created";--> statement-breakpoint
ALTER INDEX "leads_created" RENAME TO "inquiries_created";--> statement-breakpoint
ALTER INDEX "leads_email" RENAME TO "inquiries_email";--> statement-breakpoint
ALTER INDEX "leads_desk" RENAME TO "inquiries_admin";--> statement-breakpoint
ALTER INDEX "leads_bin" RENAME TO "inquiries_bin";--> statement-breakpoint
ALTER TABLE "inquiries" RENAME CONSTRAINT "leads_spam_score" TO "inquiries_spam_score";--> statement-breakpoint
ALTER TABLE "inquiries" RENAME CONSTRAINT "leads_status" TO "inquiries_status";--> statement-breakpoint
ALTER TABLE "inquiries" RENAME CONSTRAINT "leads_replaces" TO "inquiries_replaces";--> statement-breakpoint
ALTER TABLE "inquiries" RENAME CONSTRAINT "leads_kind" TO "inquiries_kind";--> statement-breakpoint
ALTER TABLE "inquiries" RENAME CONSTRAINT "leads_name_length" TO "inquiries_name_length";--> statement-breakpoint
ALTER TABLE "inquiries" RENAME CONSTRAINT "leads_email_length" TO "inquiries_email_length";--> statement-breakpoint
ALTER TABLE "inquiries" RENAME CONSTRAINT "leads_phone_length" TO "inquiries_phone_length";--> statement-breakpoint
ALTER INDEX "outbox_lead" RENAME TO "outbox_inquiry";--> statement-breakpoint
ALTER TABLE "outbox" RENAME CONSTRAINT "outbox_lead_id_leads_id_fk" TO "outbox_inquiry_id_inquiries_id_fk";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('inquiry-for-staff', 'inquiry-confirmation', 'staff-invitation', 'password-reset'));
