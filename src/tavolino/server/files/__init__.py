"""What visitors bring (menus, temples, records, positions), looked at in processes of their own."""
