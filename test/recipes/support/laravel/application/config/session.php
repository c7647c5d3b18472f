<?php

return [
    'driver' => 'database',
    'lifetime' => 120,
    // PHP itself keeps the machine's clock and counts the age of a cookie by it, which may be hours from the tests'.
    'expire_on_close' => true,
    'encrypt' => false,
    'connection' => null,
    'table' => 'sessions',
    'lottery' => [2, 100],
    'cookie' => 'laravel_session',
    'path' => '/',
    'domain' => null,
    'secure' => false,
    'http_only' => true,
    'same_site' => 'lax',
];
